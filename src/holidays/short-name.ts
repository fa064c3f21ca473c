import type { AnnouncedDay } from './calendar.ts'

type NameLanguage = 'th' | 'en'

/** A month view shows about this many characters; longer official names need a short one below. */
export const SHORT_NAME_CHARS_MAX = 30

/**
 * Everyday names of days with long official names, by the words of their id. A row is needed only in the language whose
 * official name is longer than `SHORT_NAME_CHARS_MAX`; the data build reports missing ones.
 */
const shortNames: Readonly<Record<string, Readonly<Partial<Record<NameLanguage, string>>>>> = {
  chakri: { th: 'วันจักรี' },
  'king-bhumibol-birthday': { th: 'วันพ่อแห่งชาติ', en: 'Father’s Day' },
  'king-bhumibol-memorial': { th: 'วันคล้ายวันสวรรคต ร.9', en: 'King Bhumibol Memorial Day' },
  'king-chulalongkorn-memorial': { en: 'Chulalongkorn Day' },
  'king-vajiralongkorn-birthday': { th: 'วันเฉลิมพระชนมพรรษา ร.10', en: 'King’s Birthday' },
  'new-year-substitution': { en: 'New Year' },
  'queen-sirikit-birthday': { th: 'วันแม่แห่งชาติ', en: 'Mother’s Day' },
  'queen-suthida-birthday': { th: 'วันเฉลิมฯ พระราชินี', en: 'Queen Suthida’s Birthday' },
  'queen-suthida-birthday-substitution': { th: 'วันเฉลิมฯ พระราชินีและวันวิสาขบูชา', en: 'Queen’s Birthday, Visakha' },
  'bank-special': { en: 'Special holiday (banks)' },
  'royal-coronation': { th: 'พระราชพิธีบรมราชาภิเษก', en: 'Royal Coronation Ceremony' },
  special: { th: 'วันหยุดพิเศษ' },
}

/** The prefix of a substitution's official name, and its short name from that of the day replaced. */
const substitution = {
  th: { prefix: 'วันหยุดชดเชย', short: (name: string) => `ชดเชย${name}` },
  en: { prefix: 'Substitution for ', short: (name: string) => `${name} (substitution)` },
} as const

type Named = Pick<AnnouncedDay, 'id' | 'nameTh' | 'nameEn' | 'kind'>

/**
 * The name of a holiday for a month view: the official one if it is short, otherwise the everyday one; undefined if the
 * official one is long and has no short form.
 *
 * @example shortName({ id: '2026-04-06-chakri', nameTh: 'วันพระบาทสมเด็จพระพุทธยอดฟ้าจุฬาโลกมหาราช และ…', … }, 'th') // 'วันจักรี'
 */
export function shortName({ id, nameTh, nameEn, kind }: Named, lang: NameLanguage): string | undefined {
  const words = id.slice('2026-01-01-'.length)
  const official = lang === 'th' ? nameTh : nameEn
  const { prefix, short } = substitution[lang]
  if (kind !== 'substitution') return brief(official) ?? shortNames[words]?.[lang]
  const replaced = official.startsWith(prefix) ? official.slice(prefix.length) : official
  const name = brief(replaced) ?? shortNames[words]?.[lang] ?? shortNames[words.replace(/-substitution$/, '')]?.[lang]
  return name && short(name)
}

const brief = (name: string): string | undefined => (name.length <= SHORT_NAME_CHARS_MAX ? name : undefined)
