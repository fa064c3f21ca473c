import * as z from 'zod'
import type { Answers } from '../http/words.ts'
import { kindNames } from './kinds.ts'
import { eccLevels } from './symbol.ts'

export const Created = z.object({
  kind: z.enum(kindNames),
  text: z.string().describe('The exact text in the symbol'),
  svg: z.string().describe('The picture, ready to put into a page'),
  svgUrl: z.url(),
  pngUrl: z.url(),
  ecc: z.enum(eccLevels).describe('Error correction of the symbol; higher than asked where that costs nothing'),
  version: z.int().min(1).max(40).describe('Size of the symbol: 17 + 4 × version modules'),
})

/** What each operation of the group answers. */
export const answers: Readonly<Record<string, Answers>> = {
  qr: {
    schema: Created,
    example: {
      kind: 'wifi',
      text: 'WIFI:T:WPA;S:Cafe;P:secret123;;',
      svg: '<svg xmlns="http://www.w3.org/2000/svg" …>…</svg>',
      svgUrl: 'https://example.com/api/v1/tools/qr.svg?text=WIFI%3AT%3AWPA%3BS%3ACafe%3BP%3Asecret123%3B%3B',
      pngUrl: 'https://example.com/api/v1/tools/qr.png?text=WIFI%3AT%3AWPA%3BS%3ACafe%3BP%3Asecret123%3B%3B',
      ecc: 'Q',
      version: 3,
    },
  },
}
