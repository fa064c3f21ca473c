import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('../.github/workflows/', import.meta.url)

describe.for(readdirSync(folder))('%s', (file) => {
  const text = readFileSync(new URL(file, folder), 'utf8')

  it('names each action by its commit: a tag can be moved', () => {
    const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/)
  })

  it('installs nothing in a job that may sign', () => {
    const jobs = (text.split(/^jobs:$/m)[1] ?? '').split(/^  (?=\w+:$)/m)
    const signing = jobs.filter((job) => job.includes('id-token: write'))
    expect(text.split('id-token: write')).toHaveLength(signing.length + 1)
    for (const job of signing) {
      expect(job).not.toMatch(/npm (?:ci|i|install)\b|npx/)
      expect(job).toMatch(/npm publish .*--ignore-scripts/)
    }
  })
})
