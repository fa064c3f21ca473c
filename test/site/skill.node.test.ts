import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { OpenApi } from '../../src/site/pages/openapi.ts'
import { llmsText } from '../../src/site/pages/llms.ts'
import { skillText } from '../../src/site/pages/skill.ts'

const contract = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as OpenApi
const text = skillText(contract)
const [, name = '', description = ''] = /^---\nname: (.+)\ndescription: (.+)\nlicense: MIT\n---\n/.exec(text) ?? []

describe('SKILL.md', () => {
  it('has at most 2 KB', () => expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2048))

  // agentskills.io/specification
  it('has a name of 1 to 64 lower-case letters and single hyphens, and 1 to 1,024 characters that say what and when', () => {
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(name.length).toBeLessThanOrEqual(64)
    expect(description).toContain('Use when')
    expect(description.length).toBeLessThanOrEqual(1024)
  })

  it('has every operation that keeps no state, with what it requires', () => {
    const pure = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        'x-pure' in operation ? [`- ${method.toUpperCase()} ${path.replace('/api/v1/tools/', '')}`] : [],
      ),
    )
    expect(pure.length).toBeGreaterThan(15)
    for (const line of pure) expect(text).toContain(line)
    expect(text).toContain('- GET thai/baht-text?amount=\n')
    expect(text).toContain('- GET thai/address/postcode/{postcode}\n')
    expect(text).toContain('- POST promptpay/decode {payload}\n')
    expect(text).toContain('- POST thai/address/parse {text | texts}\n')
    expect(text).toContain('- GET thai/id?id=\n')
  })

  it('leads to llms.txt, which leads back', () => {
    expect(text).toContain('/llms.txt')
    expect(llmsText(contract)).toContain('/SKILL.md')
  })
})

describe('llms.txt', () => {
  it('has no line for what an operation lacks', () => {
    const lines = llmsText(contract).split('\n')
    expect(lines.filter((line) => ['false', 'undefined', 'null'].includes(line.trim()))).toEqual([])
  })
})
