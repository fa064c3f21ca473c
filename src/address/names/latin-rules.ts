import { once } from '../../once.ts'

/** A rule for folding Romanized names: which letters become what, and where. */
interface Rule {
  readonly letters: string
  readonly to: string
  /** Only after, only before one of these letters. */
  readonly after?: string
  readonly before?: string
  /** Not after, not before any of these. */
  readonly notAfter?: string
  readonly notBefore?: string
}

const VOWELS = 'aeiouy'

/** At each position the first matching rule applies; matching goes on after its letters. */
const RULES: readonly Rule[] = [
  { letters: 'kh', to: 'k' },
  { letters: 'ph', to: 'p' },
  { letters: 'th', to: 't' },
  { letters: 'dh', to: 't' },
  { letters: 'ch', to: 'c' },
  { letters: 'ck', to: 'k' },
  { letters: 'c', to: 'k' },
  { letters: 'ue', to: 'u' },
  { letters: 'eu', to: 'u' },
  { letters: 'oo', to: 'u' },
  { letters: 'ie', to: 'i' },
  { letters: 'ae', to: 'e' },
  { letters: 'e', to: 'i', before: 'e' },
  // At the end of a syllable d and b are t and p, and r and h are silent.
  { letters: 'd', to: 't', notBefore: `${VOWELS}d` },
  { letters: 'b', to: 'p', notBefore: `${VOWELS}rl` },
  { letters: 'r', to: '', after: VOWELS, notBefore: VOWELS },
  { letters: 'h', to: '', after: VOWELS, notBefore: VOWELS },
  { letters: 'r', to: '', after: 's' },
  { letters: 'g', to: 'k', notAfter: 'n' },
  { letters: 'j', to: 'c' },
  { letters: 'q', to: 'k' },
  { letters: 'v', to: 'w' },
  { letters: 'y', to: 'i' },
  { letters: 'z', to: 's' },
]

/** A lookaround: `<` looks back, `=` requires one of the letters, `!` forbids them. */
const look = (sign: string, set: string | undefined): string => (set === undefined ? '' : `(?${sign}[${set}])`)

/** A rule as a pattern. */
const patternOf = ({ letters, after, before, notAfter, notBefore }: Rule): string =>
  look('<=', after) + look('<!', notAfter) + letters + look('=', before) + look('!', notBefore)

const folded = once(() => new Map(RULES.map(({ letters, to }) => [letters, to])))
const pattern = once(() => new RegExp(RULES.map(patternOf).join('|'), 'g'))

/**
 * Romanized words in lower case, folded; double letters become single. Many at once, one per line, take as long as one,
 * because the engine compiles patterns to native code.
 *
 * @example foldLatin('khlongtoey') // 'klongtoei'
 */
export const foldLatin = (words: string): string =>
  words.replace(pattern(), (letters) => folded().get(letters) as string).replace(/([a-z])\1+/g, '$1')
