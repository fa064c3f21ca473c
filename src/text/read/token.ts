/** What a part of a text is, as the reader understood it. */
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

/** How times of day are said: สิบสี่นาฬิกาสามสิบนาที, or บ่ายสองโมงครึ่ง. */
export const clocks = ['official', 'everyday'] as const
/** How a 2 of a telephone number is said: สอง, or โท. */
export const phoneTwos = ['song', 'tho'] as const

export interface ReadOptions {
  readonly clock: (typeof clocks)[number]
  readonly phoneTwo: (typeof phoneTwos)[number]
}
