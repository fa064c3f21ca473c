import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('../.github/workflows/', import.meta.url)

it('CI runs each step of the gate in one of its jobs', () => {
  const gate = readFileSync(new URL('../.ci/run', import.meta.url), 'utf8')
  const steps = [...gate.matchAll(/^maybe (\S+) \d+ /gm)].map(([, name = '']) => name)
  expect(steps.length).toBeGreaterThanOrEqual(6)
  const ci = readFileSync(new URL('ci.yml', folder), 'utf8')
  expect(ci).toContain('- run: bash .ci/run ${{ matrix.steps }}\n')
  const [, jobs = ''] = /^ {8}steps: \[(.*)\]$/m.exec(ci) ?? []
  const run = jobs.split(',').map((job) => job.trim().split(' '))
  expect(run).toHaveLength(3)
  expect(run.flat().toSorted()).toEqual(steps.toSorted())
  // A name selects the steps that begin with it.
  for (const name of steps) expect(steps.filter((step) => step.startsWith(name))).toEqual([name])
})

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
