import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { app } from '../../src/app.ts'

it.for([
  ['2026-11-23', '2026-11-23'],
  ['2569-11-23', '2026-11-23'],
  ['yesterday', null],
  [undefined, null],
] as const)('HOLIDAYS_CHECKED %s is told as %s', async ([given, told]) => {
  const bindings = { ...env, ...(given !== undefined && { HOLIDAYS_CHECKED: given }) }
  const response = await app.request('http://sala.test/api/v1/health', {}, bindings)
  expect(await response.json()).toMatchObject({ data: { holidaysChecked: told } })
})
