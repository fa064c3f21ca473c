import { beforeAll, expect, it } from 'vitest'
import { offlineModule } from '../../scripts/offline.ts'

let code = ''
beforeAll(async () => {
  code = new TextDecoder().decode(await offlineModule('routes'))
})

/** Every schema of zod 4 has its internals in `_zod`. */
it('the module of a browser without a network has no schema library', () => {
  expect(code).not.toContain('_zod')
})

it('answers and refuses as it is built', async () => {
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    answer: (request: Request) => Promise<Response | undefined>
  }
  const asked = async (query: string): Promise<object | undefined> => {
    const response = await module.answer(new Request(`https://sala.test/api/v1/tools/thai/baht-text?${query}`))
    return response?.json() as Promise<object> | undefined
  }
  expect(await asked('amount=21')).toEqual({ amount: '21.00', text: 'ยี่สิบเอ็ดบาทถ้วน' })
  expect(await asked('value=x')).toMatchObject({ code: 'invalid_parameter', errors: [{ parameter: 'amount' }] })
})
