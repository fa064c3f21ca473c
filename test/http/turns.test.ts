import { expect, it } from 'vitest'
import { inTurns } from '../../src/http/turns.ts'

/** The order of three items and of a timer that is due from the start. */
async function orderOf(isPauseDue?: (done: number) => boolean): Promise<string> {
  let order = ''
  setTimeout(() => (order += ' other '))
  const add = (item: string): string => (order += item)
  await inTurns(['a', 'b', 'c'], add, isPauseDue && (() => isPauseDue(order.length)))
  return order
}

it('lets others in after each item', async () => expect(await orderOf()).toBe('a other bc'))

it('lets others in where a turn is over', async () => expect(await orderOf((done) => done === 2)).toBe('ab other c'))

it('waits for an item that takes its time', async () => {
  expect(await inTurns([20, 1], async (ms) => new Promise((resolve) => setTimeout(() => resolve(ms), ms)))).toEqual([
    20, 1,
  ])
})
