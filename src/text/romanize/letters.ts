// Thai letters and their sounds: the table of consonants in the Royal Institute's announcement of 11 January B.E. 2542 (1999).
// Inside the engine a letter is a small number (code point - U+0E00); 0 is "no letter": before, after and between words.

const THAI_BLOCK = 0x0e00
const LETTER_COUNT = 0x60

export const letter = (thai: string): number => thai.charCodeAt(0) - THAI_BLOCK
export const letters = (thai: string): readonly number[] => Array.from(thai, letter)

/** Encodes a word: its letters, then some zeros, so that looking ahead needs no bounds check. */
export function encodeWord(word: string): Uint8Array {
  const result = new Uint8Array(word.length + 8)
  for (let place = 0; place < word.length; place++) result[place] = word.charCodeAt(place) - THAI_BLOCK
  return result
}

/** A table indexed by letter, from rows "letters: value". */
function table<T>(rows: Readonly<Record<string, T>>): readonly (T | undefined)[] {
  const values = Array.from<T | undefined>({ length: LETTER_COUNT })
  for (const [row, value] of Object.entries(rows)) for (const thai of row) values[letter(thai)] = value
  return values
}

/** The position of a letter in writing; every letter has one kind, 0 is not a Thai letter. Signs follow their letter. */
export const Kind = { consonant: 1, preVowel: 2, ru: 3, aboveBelow: 4, after: 5, tone: 6, karan: 7 } as const

const kinds = Uint8Array.from(
  table<number>({
    กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ: Kind.consonant,
    เแโใไ: Kind.preVowel,
    ฤฦ: Kind.ru,
    'ัิีึืุู็': Kind.aboveBelow,
    ะาำๅ: Kind.after,
    '่้๊๋': Kind.tone,
    '์': Kind.karan,
  }),
  (kind) => kind ?? 0,
)

export const kindAt = (word: Uint8Array, place: number): number => kinds[word[place] as number] as number

/** Sound of a consonant that opens a syllable. อ only carries the vowel; ฑ is also d (see initials.ts). */
export const initialSounds = table({
  ก: 'k',
  ขฃคฅฆ: 'kh',
  ง: 'ng',
  จฉฌช: 'ch',
  ซศษส: 's',
  ญย: 'y',
  ฎด: 'd',
  ฏต: 't',
  ฑฐฒถทธ: 'th',
  ณน: 'n',
  บ: 'b',
  ป: 'p',
  ผพภ: 'ph',
  ฝฟ: 'f',
  ม: 'm',
  ร: 'r',
  ลฬ: 'l',
  ว: 'w',
  หฮ: 'h',
  อ: '',
})

/** Sound of a consonant that closes a syllable; ย and ว join the vowel. ฉ ฌ ผ ฝ ห ฮ อ never do. */
export const finalSounds = table({
  กขฃคฅฆ: 'k',
  ง: 'ng',
  จชซศษสฎดฏตฑฐฒถทธ: 't',
  ญณนรลฬ: 'n',
  บปพภฟ: 'p',
  ม: 'm',
  ย: 'i',
  ว: 'o',
})

/** Sound of a vowel sign outside every syllable. */
export const straySounds = table({
  เ: 'e',
  แ: 'ae',
  โ: 'o',
  ใไ: 'ai',
  'ัาะ': 'a',
  ำ: 'am',
  'ิี': 'i',
  'ึื': 'ue',
  'ุู': 'u',
  ฤ: 'rue',
  ฦ: 'lue',
})

export const isConsonant = (word: Uint8Array, place: number): boolean => kindAt(word, place) === Kind.consonant
export const isKaran = (word: Uint8Array, place: number): boolean => kindAt(word, place) === Kind.karan
/** Whether a syllable may start here and the previous one end: the letter is not a sign. */
export const mayStart = (word: Uint8Array, place: number): boolean => kindAt(word, place) < Kind.aboveBelow
