import { describe, expect, it } from 'vitest'
import { attacksNamed } from '../../bench/proof/attack.ts'

const namesOf = (word?: string): string[] => attacksNamed(word).map(({ name }) => name)

describe('the attacks of npm run load -- --attack', () => {
  it('are four, each at two places', () => {
    expect(namesOf()).toHaveLength(8)
  })

  it('are chosen by a word of their name or place', () => {
    expect(namesOf('webp')).toEqual(['WebP batches on the Worker', 'WebP batches on self-hosted'])
    expect(namesOf('codes on the worker')).toEqual(['guessed codes on the Worker'])
    expect(namesOf('gif')).toEqual([])
  })
})
