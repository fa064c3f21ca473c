/** Kinds of parts of a text. */
export const tokenKinds = [
  'plain',
  'number',
  'money',
  'measure',
  'date',
  'time',
  'phone',
  'code',
  'fraction',
  'range',
  'abbreviation',
  'acronym',
  'repeat',
  'electronic',
  'symbol',
  'emoji',
  'laughter',
] as const
export type TokenKind = (typeof tokenKinds)[number]

/** A part of a text and its reading, which is empty if the part is silent. */
export interface Token {
  readonly text: string
  readonly reading: string
  readonly kind: TokenKind
}

/** Ways to read times of day: สิบสี่นาฬิกาสามสิบนาที, or บ่ายสองโมงครึ่ง. */
export const clocks = ['official', 'everyday'] as const
/** Ways to read a 2 in a telephone number: สอง, or โท. */
export const phoneTwos = ['song', 'tho'] as const

export interface ReadOptions {
  readonly clock: (typeof clocks)[number]
  readonly phoneTwo: (typeof phoneTwos)[number]
}
