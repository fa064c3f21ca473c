import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { isBearer } from '../../src/links/operator.ts'

const SECRET = 's3cret'
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

it('takes no secret whose hash agrees in some bytes only, in the last one or in the first two', async () => {
  const wanted = digest(SECRET)
  const guesses = Array.from({ length: 200_000 }, (_, i) => `guess-${i}`)
  const lastAgrees = guesses.filter((guess) => digest(guess).at(-1) === wanted.at(-1)).slice(0, 20)
  const firstAgree = guesses.filter((guess) => digest(guess).subarray(0, 2).equals(wanted.subarray(0, 2)))
  expect([lastAgrees.length, firstAgree.length > 0]).toEqual([20, true])
  for (const guess of [...lastAgrees, ...firstAgree]) expect(await isBearer(`Bearer ${guess}`, SECRET)).toBe(false)
  expect(await isBearer(`Bearer ${SECRET}`, SECRET)).toBe(true)
})
