import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { elements } from '../../scripts/elements/table.ts'
import { buildElements } from '../../scripts/package/elements.ts'
import { elementsManifest } from '../../scripts/package/manifest.ts'

/** The package of the elements as installed. bench/frameworks tests it with frameworks, at night. */

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'sala-elements-'))
const built = join(folder, 'node_modules/@sala-thai/elements')
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

beforeAll(async () => {
  mkdirSync(built, { recursive: true })
  await buildElements(built)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const [, sample = ''] = textOf('src/site/client/README.md').match(/```ts\n([\s\S]*?)```/) ?? []
  writeFileSync(join(folder, 'readme.ts'), sample)
  writeFileSync(join(folder, 'use.ts'), use)
})

const use = `import { setService, ThaiAddressElement, ThaiDateElement, type SalaElements } from '@sala-thai/elements'

setService(new URL('https://sala.example.com'))
const date: ThaiDateElement = document.createElement('thai-date')
date.addEventListener('change', (event) => console.log(event.detail.length, event.timeStamp))
date.addEventListener('problem', (event) => console.log(event.detail))
date.addEventListener('click', (event) => console.log(event.clientX))
date.setCustomValidity(date.min + date.label)
const made: string | undefined = new ThaiAddressElement().address?.postcode
document.querySelector('thai-address-search')?.addEventListener('input', ({ detail }) => console.log(detail?.postcode, made))
export const props: SalaElements['thai-date'] = { name: 'day', value: 2018, required: true, label: 'x' }
// @ts-expect-error it has no list
props.for = 'home'
// @ts-expect-error the detail is a day
date.addEventListener('input', (event) => console.log(event.detail.postcode))
`

it.for([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('compiles with its README under --module %s --moduleResolution %s', ([module = '', resolution = '']) => {
  const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--lib', 'es2022,dom']
  const args = [...options, '--types', '', '--module', module, '--moduleResolution', resolution, 'use.ts', 'readme.ts']
  const run = (): string => {
    try {
      return execFileSync(join(root, 'node_modules/.bin/tsc'), args, { cwd: folder, encoding: 'utf8' })
    } catch (error) {
      return String((error as { stdout?: string }).stdout)
    }
  }
  expect(run()).toBe('')
})

it('can be imported where there is no document, and says then that it needs a service', async () => {
  const module = (await import(join(built, 'client.js'))) as {
    ThaiDateElement: unknown
    setService: (url: string) => void
    bahtText: (params: object) => Promise<unknown>
    holidayFeed: { url: () => string }
  }
  expect(module.ThaiDateElement).toBeTypeOf('function')
  await expect(module.bahtText({ amount: 1 })).rejects.toThrow("Which service? setService('https://…')")
  module.setService('https://sala.example.com/')
  expect(module.holidayFeed.url()).toBe('https://sala.example.com/api/v1/tools/thai/holidays.ics')
})

describe('its manifest', () => {
  it('names files that are there, and those that define elements as side effects', () => {
    const { exports, sideEffects, customElements } = elementsManifest() as {
      exports: Record<string, string | Record<string, string>>
      sideEffects: string[]
      customElements: string
    }
    const named = [
      ...Object.values(exports).flatMap((each) =>
        Object.values({ each }).flatMap((of) => (typeof of === 'string' ? [of] : Object.values(of))),
      ),
      ...sideEffects,
      customElements,
    ]
    const files = readdirSync(built)
    expect(named.filter((name) => !files.includes(name.replace('./', '')))).toEqual([])
    expect(sideEffects.toSorted()).toEqual(['./client.js', './react.js', './svelte.js', './vue.js'])
  })

  it('has every element for editors', () => {
    const { modules } = JSON.parse(readFileSync(join(built, 'custom-elements.json'), 'utf8')) as {
      modules: {
        declarations: { tagName: string; attributes: { name: string }[]; events: { type: { text: string } }[] }[]
      }[]
    }
    const declared = modules.flatMap(({ declarations }) => declarations)
    expect(declared.map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name)])).toEqual(
      elements.map(({ tag, attributes }) => [tag, Object.keys(attributes)]),
    )
    expect(declared[2]?.events.map(({ type }) => type.text)).toEqual([
      'CustomEvent<string>',
      'CustomEvent<string>',
      'CustomEvent<unknown>',
    ])
  })
})

describe('docs/web-page.md', () => {
  const sources = [
    'react/Checkout.tsx',
    'react-server/Checkout.tsx',
    'react-18/Checkout.tsx',
    'vue/Checkout.vue',
    'svelte/Checkout.svelte',
  ]
  it.for(sources)('shows %s as it is built and driven, in at most 25 lines', (path) => {
    const source = textOf(`bench/frameworks/${path}`)
    expect(textOf('docs/web-page.md')).toContain(`\n${source}\`\`\``)
    expect(source.split('\n').length).toBeLessThanOrEqual(26)
  })
})
