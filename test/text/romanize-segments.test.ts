import { expect, it } from 'vitest'
import { borderContexts, borderView } from '../../src/text/romanize/border-context.ts'
import { readRun } from '../../src/text/romanize/run.ts'
import { segmentsOf } from '../../src/text/romanize/segments.ts'
import { shippedWeights } from '../../src/text/romanize/shipped-weights.ts'

it('a dictionary starts a word at the beginning of a run, and ends one at its end', () => {
  expect([...segmentsOf('กา')]).toEqual([1, 0, 1])
})

it('a border of the dictionary looks how far its next one is, after it as before it', () => {
  const run = readRun('ตากลมดีตากลมดี', shippedWeights())
  expect(run.path.length).toBe(6)
  /** Contexts of the middle border when the dictionary has borders there and at syllable `other`. */
  const contexts = (other: number): number[] => {
    const segments = new Uint8Array(run.letters.length + 1)
    for (const syllable of [3, other]) segments[run.starts[syllable] as number] = 1
    const view = borderView(run, segments)
    borderContexts(view, 3, 0)
    return [...view.found]
  }
  const changedBy = (near: number, far: number): number =>
    contexts(near).filter((context) => !contexts(far).includes(context)).length
  expect(changedBy(4, 5)).toBe(changedBy(2, 1))
})
