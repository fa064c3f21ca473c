import { expect, it } from 'vitest'
import { textLines } from '../../scripts/watch/page-text.ts'

it('leaves a number that is no character as it stands', () => {
  expect(textLines('<p>&#3585;&#99999999;</p>')).toEqual(['ก&#99999999;'])
})
