import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tablesOf } from '../../bench/results.ts'

it('writes what a proof found as tables, and what it says between them as paragraphs', () => {
  const printed = `Closures while visitors come:
ok   1 isolates: 0 leaks
FAIL 10 isolates: 3 leaks
     50 isolates: 900/s | 1 ms
Beside version 1.0:
near 0.63 of the aim
`
  expect(tablesOf(printed)).toBe(`Closures while visitors come:

| | Finding |
|---|---|
| met | 1 isolates: 0 leaks |
| **missed** | 10 isolates: 3 leaks |
|  | 50 isolates: 900/s \\| 1 ms |

Beside version 1.0:

| | Finding |
|---|---|
| near | 0.63 of the aim |`)
})

it('leaves no transcript in RESULTS.md', () => {
  expect(readFileSync(new URL('../../bench/RESULTS.md', import.meta.url), 'utf8')).not.toContain('```')
})
