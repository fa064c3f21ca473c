import { expect, it } from 'vitest'
import { bahtAmount } from '../../src/text/baht-amount/baht-amount.ts'
import { amountText, bahtText, type Amount } from '../../src/text/baht-text/baht-text.ts'

/** Seeded random numbers, the same in every run (mulberry32 by Tommy Ettinger, public domain). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

it('reads a million amounts back from their words', { timeout: 120_000 }, () => {
  const random = randomNumbers(2569)
  const wrong: string[] = []
  for (let i = 0; i < 1_000_000; i++) {
    const digits = 1 + Math.floor(random() * 18)
    const baht = Array.from({ length: digits }, () => Math.floor(random() * 10))
      .join('')
      .replace(/^0+/, '')
    const amount: Amount = { negative: random() < 0.1, baht, satang: random() < 0.5 ? 0 : Math.floor(random() * 100) }
    const said = bahtAmount(bahtText(amount))
    if (!('amount' in said) || amountText(said.amount) !== amountText(amount)) wrong.push(amountText(amount))
  }
  expect(wrong).toEqual([])
})
