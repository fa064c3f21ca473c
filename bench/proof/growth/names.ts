import { addressNameCharsMax } from '../../../src/limits.ts'
import type { Sent } from '../../service/cases.ts'
import { pathOf, queryOf, type Dimension, type Target } from './requests.ts'

/** A longer text costs a search no more: no name is near it. */
const LETTERS_MAX = 32
/** Each letter typed into a search box is a request, so the limits of a search are lower. */
const judged = { msMax: 3, fromMs: 0.3 }

/** Letters of names, in an order that no name has. */
const scripts = { Thai: 'กาดนบีรสยทงมหเลวคำพจ', Latin: 'knbarstoleimupdhgwyc' } as const

/** Coprime to the number of letters, so that every letter takes its turn. */
const STEP = 7

const searchFor = (target: Target, q: string): Sent => ({
  method: 'GET',
  path: `${pathOf(target)}?${new URLSearchParams(queryOf(target, { q })).toString()}`,
})

/** Pieces that a search reads as keys of another keyboard, as words or as parts of many names. */
const pieces = ['b/', 'ก/', 'a b ', 'ban ', 'บาด', '1 ', "d'"] as const

/**
 * Texts near no name, in both scripts: letters in turn, once and doubled (a doubled letter may cost half an edit); then
 * repeated pieces.
 */
export function nameSearches(target: Target): Dimension[] {
  const repetitions = pieces.map((piece): Dimension => ({
    name: `${JSON.stringify(piece)} repeated`,
    max: Math.floor(addressNameCharsMax / piece.length),
    ...judged,
    of: (size) => searchFor(target, piece.repeat(size)),
  }))
  const byTurns = Object.entries(scripts).flatMap(([script, letters]) => {
    const letterAt = (i: number): string => letters.charAt((i * STEP) % letters.length)
    const texts = [
      { name: `letters of ${script} names`, letter: letterAt },
      { name: `doubled letters of ${script} names`, letter: (i: number) => letterAt(i >> 1) },
    ]
    return texts.map(({ name, letter }): Dimension => {
      const textOf = (size: number): string => Array.from({ length: size }, (_, i) => letter(i)).join('')
      return { name, max: LETTERS_MAX, ...judged, of: (size) => searchFor(target, textOf(size)) }
    })
  })
  return [...byTurns, ...repetitions]
}
