/** The keys of an English keyboard, plain and with shift, and what they type on a Thai one (Kedmanee, TIS 820-2538). */
const ENGLISH = `1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?`
const THAI = `ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ`

/**
 * What a text typed on the English layout would be on the Thai one, key by key.
 *
 * @example retype('l6gmr') // 'สุเทพ'
 */
export function retype(text: string): string {
  return Array.from(text, (key) => {
    const at = ENGLISH.indexOf(key)
    return at === -1 ? key : (THAI[at] as string)
  }).join('')
}

/**
 * The reverse: what a text typed on the Thai layout would be on the English one.
 *
 * @example retypeLatin('ิฟืเานา') // 'bangkok'
 */
export function retypeLatin(text: string): string {
  return Array.from(text, (key) => (key >= FIRST_THAI ? (ENGLISH[THAI.indexOf(key)] ?? key) : key)).join('')
}

const FIRST_THAI = 'ก'
