const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text as XML character data or attribute value. @example escapeXml('a<b') // 'a&lt;b' */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/**
 * An SSML 1.0 document that speaks plain Thai text. Azure reads a percentage as relative with or without a sign (SSML 1.1
 * would read an unsigned one as a multiplier), so the sign is always written.
 *
 * @param rate speed; 1 is the voice's own.
 * @example ssml({ text: 'ก', voiceName: 'th-TH-NiwatNeural', rate: 0.9 }) // '<speak …><prosody rate="-10%">ก</prosody>…'
 */
export function ssml({ text, voiceName, rate }: { text: string; voiceName: string; rate: number }): string {
  return (
    '<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="th-TH">' +
    `<voice name="${escapeXml(voiceName)}"><prosody rate="${relativeRate(rate)}">${escapeXml(text)}</prosody></voice>` +
    '</speak>'
  )
}

/** @example relativeRate(1.25) // '+25%' */
export function relativeRate(rate: number): string {
  const percent = Math.round((rate - 1) * 10_000) / 100
  return `${percent < 0 ? '-' : '+'}${Math.abs(percent)}%`
}
