import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { books } from '../../bench/peers/vectors-judge.ts'

const root = new URL('../../', import.meta.url).pathname
const readme = readFileSync(`${root}vectors/README.md`, 'utf8')
const block = (language: string): string =>
  readme.match(new RegExp(`\`\`\`${language}\n([^\`]|\`(?!\`\`))*\`\`\``))?.[0].slice(language.length + 4, -4) ?? ''

describe.for([
  ['js', 'node', ['--input-type=module', '-e']],
  ['py', 'python3', ['-c']],
] as const)('the example in %s', ([language, program, options]) => {
  it('has at most 30 lines', () => expect(block(language).split('\n').length).toBeLessThanOrEqual(30))

  it('runs, and its library is right', () => {
    const { stdout } = spawnSync(program, [...options, block(language)], { cwd: root, encoding: 'utf8' })
    const [right, all] = stdout.trim().split(' of ')
    expect(Number(all)).toBeGreaterThan(30)
    expect(right).toBe(all)
  })
})

it.for(books())('says how many cases $subject has', ({ subject, cases }) => {
  expect(readme).toContain(`| \`${subject}.json\` | ${cases.length.toLocaleString('en')} |`)
})
