import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { elements } from '../../scripts/elements/table.ts'
import { version } from '../../src/service/version.ts'
import { useBrowser, visit } from './browser.ts'
import { pageWith } from './page-with.ts'

/** What the elements do beyond an input; life.test.ts tests their life cycle. */

useBrowser()

const hasAddress = (page: Page, code: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll<HTMLElementTagNameMap['thai-address']>('thai-address, thai-address-search')].every(
        ({ address }) => address?.subdistrict.code === wanted,
      ),
    code,
  )

/** Inserts markup into a page with the elements defined. */
const insert = (page: Page, markup: string): Promise<void> =>
  page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), markup)

/** The data that the page's form would send; runs in the page. */
const sent = () => [...new FormData(document.forms[0])].map(([name, value]) => `${name}=${value as string}`)

describe('a request that fails', () => {
  const both =
    '<form><thai-address name="a" value="100404"></thai-address><thai-address-search name="b" value="100404"></thai-address-search></form>'
  const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'by its button': async (page) => {
      for (const tag of ['thai-address', 'thai-address-search'])
        await page.locator(tag).getByRole('button', { name: 'ลองใหม่' }).click()
    },
    'by the focus': async (page) => {
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('thai-address, thai-address-search'))
          element.dispatchEvent(new FocusEvent('focusin'))
      })
    },
    'when the network comes back': (page) => page.evaluate(() => dispatchEvent(new Event('online'))),
  }
  it.for(Object.entries(ways))('is tried again %s, and the value stays', async ([, again]) => {
    const { page, faults } = await pageWith('')
    await page.route('**/api/v1/tools/thai/address/**', (route) => route.abort())
    await insert(page, both)
    await page.getByText('โหลดข้อมูลไม่สำเร็จ โปรดลองใหม่').waitFor()
    await page.getByText('ค้นหาไม่สำเร็จ โปรดลองใหม่').waitFor()
    expect(await page.evaluate(sent)).toEqual(['a.code=100404', 'b.code=100404'])
    expect(await page.evaluate(() => document.forms[0]?.checkValidity())).toBe(true)
    await page.unroute('**/api/v1/tools/thai/address/**')
    await again(page)
    await hasAddress(page, '100404')
    expect(await page.getByRole('button', { name: 'ลองใหม่' }).count()).toBe(0)
    expect(await page.evaluate(() => document.forms[0]?.checkValidity())).toBe(true)
    expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
    await page.context().close()
  })

  it('gives the focus of its button to the first control', async () => {
    const { page } = await pageWith('')
    await page.route('**/provinces', (route) => route.abort(), { times: 1 })
    await insert(page, '<thai-address></thai-address>')
    await page.getByRole('button', { name: 'ลองใหม่' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
    await page.context().close()
  })

  it('announces the choice that was waiting for it', async () => {
    const { page } = await pageWith('<thai-address></thai-address>')
    await page.waitForFunction(() => document.querySelectorAll('option').length > 70)
    await page.evaluate(() =>
      document.querySelector('thai-address')?.addEventListener('change', () => (document.title = 'changed')),
    )
    await page.route('**/districts?**', (route) => route.abort(), { times: 1 })
    await page.getByLabel('จังหวัด').selectOption('เชียงใหม่')
    await page.getByRole('button', { name: 'ลองใหม่' }).click()
    await expect.poll(() => page.title()).toBe('changed')
    await page.context().close()
  })
})

const required = (value: string): string =>
  `<form>${elements.map(({ tag }) => `<${tag} name="${tag}" value="${value}" required></${tag}>`).join('')}</form>`
const isValid = () =>
  [...document.querySelectorAll<HTMLInputElement>('form > *')].map((element) => element.checkValidity())

/** A page where every load of an element fails, with a form of all elements, each offering a retry. */
async function down(value: string): Promise<Page> {
  const { page } = await pageWith('')
  for (const loaded of ['**/api/**', '**/client-date.js']) await page.route(loaded, (route) => route.abort())
  await insert(page, required(value))
  await page.locator('thai-address').getByRole('button', { name: 'ลองใหม่' }).waitFor()
  await page.locator('thai-date').getByRole('button', { name: 'ลองใหม่' }).waitFor()
  return page
}

describe('a service that is down', () => {
  it.for([
    ['100404', [true, true, false]],
    ['2018-10-10', [false, false, true]],
    ['10040', [false, false, false]],
    ['', [false, false, false]],
  ] as const)(
    'lets a form with the saved value %j go if it is well-formed, as an input does',
    async ([value, valid]) => {
      const page = await down(value)
      expect(await page.evaluate(isValid)).toEqual(valid)
      await page.context().close()
    },
  )

  it('lets it go while it loads, too', async () => {
    const { page } = await pageWith('')
    await page.route('**/api/**', () => undefined)
    await insert(page, required('100404'))
    await page.waitForRequest('**/provinces')
    expect((await page.evaluate(isValid)).slice(0, 2)).toEqual([true, true])
    await page.context().close()
  })

  it('holds back what a person has just chosen until its names are there', async () => {
    const page = await down('100404')
    await page.evaluate(() => void document.querySelector('thai-address')?.choose('100402'))
    await page.getByRole('textbox', { name: 'วันที่' }).fill('2018-10-10')
    expect((await page.evaluate(isValid)).filter((_, i) => i !== 1)).toEqual([false, false])
    for (const loaded of ['**/api/**', '**/client-date.js']) await page.unroute(loaded)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => page.evaluate(isValid)).toEqual([true, true, true])
    expect(await page.evaluate(sent)).toContain('thai-address.postcode=10500')
    await page.context().close()
  })
})

/** A page of another site, without a Content-Security-Policy. */
async function shop(): Promise<Page> {
  const html = '<!doctype html><html lang="th"><main></main>'
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html)).listen(0)
  onTestFinished(() => void server.close())
  const { page } = await visit('/404', { expectedStatuses: [404] })
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
  return page
}

describe('another service', () => {
  const other = 'https://sala.example'
  const requested = async (page: Page): Promise<string[]> => {
    const urls: string[] = []
    await page.route(`${other}/**`, async (route) => {
      urls.push(new URL(route.request().url()).pathname)
      const answer = await page.request.get(route.request().url().replace(other, inject('origin')))
      await route.fulfill({ response: answer, headers: { ...answer.headers(), 'access-control-allow-origin': '*' } })
    })
    return urls
  }

  it.for([
    ['thai-address', '/api/v1/tools/thai/address/provinces'],
    ['thai-address-search', '/api/v1/tools/thai/address/subdistricts'],
  ] as const)('is that of the attribute: <%s service>', async ([tag, path]) => {
    const page = await shop()
    const urls = await requested(page)
    await page.addScriptTag({ url: `${inject('origin')}/client.js`, type: 'module' })
    await insert(page, `<${tag} service="${other}/" value="100404"></${tag}>`)
    await hasAddress(page, '100404')
    expect(urls).toContain(path)
    await page.context().close()
  })

  it('is that of setService() for all others and for the functions, without a request to the first', async () => {
    const page = await shop()
    const origin = inject('origin')
    const urls = await requested(page)
    const first: string[] = []
    page.on('request', (request) => request.url().startsWith(`${origin}/api/`) && first.push(request.url()))
    await insert(page, '<thai-address value="100404"></thai-address>')
    const text = await page.evaluate(`import('${origin}/client.js').then(({ setService, bahtText }) => {
      setService('${other}')
      return bahtText({ amount: 1 }).then((answer) => answer.text)
    })`)
    await hasAddress(page, '100404')
    expect(text).toBe('หนึ่งบาทถ้วน')
    expect(urls).toEqual(
      expect.arrayContaining(['/api/v1/tools/thai/address/provinces', '/api/v1/tools/thai/baht-text']),
    )
    expect(first).toEqual([])
    await page.context().close()
  })
})

describe('a value', () => {
  it.for(elements.map(({ tag }) => tag))('of <%s> is text: a number is written out, the rest is empty', async (tag) => {
    const { page, close } = await pageWith(`<${tag}></${tag}>`)
    const given = tag === 'thai-date' ? 20_181_010 : 100_404
    const values = await page.evaluate(
      ([name, number]) => {
        const element = document.querySelector(name) as HTMLInputElement
        return [undefined, null, new Date(0), {}, number, String(number)].map((value) => {
          Object.assign(element, { value })
          return [element.value, element.querySelector('input')?.value.includes('undefined')]
        })
      },
      [tag, given] as const,
    )
    const last = tag === 'thai-date' ? expect.stringMatching(/^$|^2018-10-10$/) : '100404'
    expect(values).toEqual(['', '', '', '', last, last].map((value) => [value, false]))
    await close()
  })

  it('that a person changed comes back with the page that a cache keeps', async () => {
    const { page, close } = await pageWith(
      '<form><thai-address name="a" value="100404"></thai-address><thai-date name="d"></thai-date></form>',
    )
    await hasAddress(page, '100404')
    await page.getByLabel('ตำบล/แขวง').selectOption('สีลม')
    await page.getByRole('textbox', { name: 'วันที่' }).fill('31/11/2561')
    await page.evaluate(() => {
      const { innerHTML } = document.body
      document.body.innerHTML = innerHTML
    })
    await hasAddress(page, '100402')
    expect(await page.getByRole('textbox', { name: 'วันที่' }).inputValue()).toBe('31/11/2561')
    expect(await page.locator('select').count()).toBe(3)
    await page.evaluate(() => document.forms[0]?.reset())
    await hasAddress(page, '100404')
    await close()
  })

  it('that a framework hands back leaves what a person has begun', async () => {
    const { page, close } = await pageWith(
      '<thai-address></thai-address><thai-address-search></thai-address-search><thai-date></thai-date>',
    )
    await page.waitForFunction(() => document.querySelectorAll('option').length > 70)
    await page.getByLabel('จังหวัด').selectOption('เชียงใหม่')
    await page.getByRole('combobox', { name: 'ค้นหาที่อยู่' }).fill('สี')
    await page.getByLabel('วันที่').fill('31/11/')
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLInputElement>('main > *'))
        Object.assign(element, { value: '' })
    })
    expect(await page.getByLabel('จังหวัด').inputValue()).toBe('50')
    expect(await page.getByRole('combobox', { name: 'ค้นหาที่อยู่' }).inputValue()).toBe('สี')
    expect(await page.getByLabel('วันที่').inputValue()).toBe('31/11/')
    await close()
  })
})

it('a key of an input method chooses nothing', async () => {
  const { page, close } = await pageWith('<thai-address-search></thai-address-search>')
  const box = page.getByRole('combobox')
  await box.fill('สีลม')
  await page.getByRole('option').first().waitFor()
  const prevented = await box.evaluate((input) =>
    [{ isComposing: true }, { keyCode: 229 }].map((init) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
      return !input.dispatchEvent(event)
    }),
  )
  expect(prevented).toEqual([false, false])
  expect(await page.evaluate(() => document.querySelector('thai-address-search')?.value)).toBe('')
  await box.press('Enter')
  expect(await page.evaluate(() => document.querySelector('thai-address-search')?.value)).toBe('100402')
  await close()
})

it('what is typed later takes the place of a chosen address', async () => {
  const { page, close } = await pageWith('<thai-address-search></thai-address-search><button>ต่อไป</button>')
  const box = page.getByRole('combobox')
  await box.fill('สีลม')
  await page.getByRole('option').first().click()
  await page.getByRole('button').click()
  await box.click()
  await page.keyboard.type('บางนา')
  expect(await box.inputValue()).toBe('บางนา')
  // A second tap sets the cursor, as in any field.
  await box.click()
  await page.keyboard.press('End')
  await page.keyboard.type('ใต้')
  expect(await box.inputValue()).toBe('บางนาใต้')
  await close()
})

// BCP 47, 2.1.1: language tags are case-insensitive.
it.for([
  ['EN', 'Date'],
  ['En-GB', 'Date'],
  ['en', 'Date'],
  ['TH', 'วันที่'],
  ['enm', 'วันที่'],
])('lang="%s" is %s', async ([lang, label]) => {
  const { page, close } = await pageWith(`<div lang="${lang}"><thai-date></thai-date></div>`)
  await page.getByLabel(label ?? '').waitFor()
  await close()
})

describe('the table of the elements', () => {
  it.for(elements)('has the attributes of <$tag>, each a property that null takes away', async (element) => {
    const { page, close } = await pageWith(`<${element.tag}></${element.tag}>`)
    const names = Object.keys(element.attributes)
    const seen = await page.evaluate(
      ([tag, attributes]) => {
        const found = document.querySelector(tag) as HTMLElement
        const reflected = attributes.filter((name) => {
          if (!(name in found)) return false
          if (name === 'value') return true
          Object.assign(found, { [name]: 'x' })
          const isThere = found.hasAttribute(name)
          Object.assign(found, { [name]: null })
          return isThere && !found.hasAttribute(name)
        })
        const { observedAttributes } = found.constructor as unknown as { observedAttributes: string[] }
        return { observed: observedAttributes, reflected }
      },
      [element.tag, names] as const,
    )
    expect(seen.reflected).toEqual(names)
    expect(seen.observed.toSorted()).toEqual(names.toSorted())
    await close()
  })

  it.for(elements)('has the members of <$tag>', async (element) => {
    const { page, close } = await pageWith(`<${element.tag}></${element.tag}>`)
    const names = element.members.map(({ name }) => name)
    const missing = await page.evaluate(
      ([tag, all]) => all.filter((name) => !(name in (document.querySelector(tag) ?? {}))),
      [element.tag, names] as const,
    )
    expect(missing).toEqual([])
    await close()
  })
})

describe('the parts that a page may style', () => {
  const guide = readFileSync(new URL('../../docs/web-page.md', import.meta.url), 'utf8')
  const selectors = [...guide.matchAll(/^\| `(thai-[^`]+)` \|/gm)].map(([, selector]) => selector ?? '')

  it('are in the page as docs/web-page.md lists them', async () => {
    expect(selectors.length).toBeGreaterThan(10)
    const { page } = await pageWith('')
    await page.route('**/subdistricts?**', (route) => route.abort())
    await insert(page, elements.map(({ tag }) => `<${tag} value="100404"></${tag}>`).join(''))
    await page.getByRole('button', { name: 'ลองใหม่' }).nth(1).waitFor()
    await page.unroute('**/subdistricts?**')
    await page.getByRole('combobox', { name: 'ค้นหาที่อยู่' }).fill('สีลม')
    await page.locator('thai-address-search [role=option]').first().waitFor()
    const missing = await page.evaluate((all) => all.filter((each) => !document.querySelector(each)), selectors)
    expect(missing).toEqual([])
    await page.context().close()
  })
})

/** Attributes of `<input>` and `<select>` with the global ones (HTML, 4.10.5, 4.10.7 and 3.2.6). */
const inputAttributes =
  'accept accesskey align alpha alt autocapitalize autocomplete autocorrect autofocus capture checked class colorspace contenteditable data-x defaultValue dir dirname disabled draggable enterkeyhint form formaction formenctype formmethod formnovalidate formtarget height hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang list max maxlength min minlength multiple name nonce pattern placeholder popover popovertarget popovertargetaction readonly required role size slot spellcheck src step style tabindex title translate type usemap value width writingsuggestions'.split(
    ' ',
  )

describe.for(elements.map(({ tag }) => tag))('<%s>, as a framework sets it', (tag) => {
  it('throws at no property or attribute of an input or a select', async () => {
    const { page, faults: told } = await pageWith('<form id="f"></form>')
    await page.evaluate((name) => customElements.whenDefined(name), tag)
    const faults = await page.evaluate(
      ([name, attributes]) => {
        const found: string[] = []
        const main = document.querySelector('main')
        const created = (each: string): Record<string, unknown> & HTMLElement => {
          const element = document.createElement(each)
          main?.append(element)
          return element as unknown as Record<string, unknown> & HTMLElement
        }
        // As in strict mode, a property without a setter fails. The page has no outer scope.
        // oxlint-disable-next-line unicorn/consistent-function-scoping
        const fails = (work: () => unknown): boolean => {
          try {
            return work() === false
          } catch {
            return true
          }
        }
        const properties = new Set([...attributes, 'address', 'parsed'])
        for (const each of ['input', 'select'])
          for (const property in document.createElement(each)) properties.add(property)
        // Without its methods no element lives on.
        const span = created('span')
        for (const property of properties) if (typeof span[property] === 'function') properties.delete(property)
        const values = {
          undefined: undefined,
          null: null,
          empty: '',
          text: 'f',
          number: 5,
          true: true,
          false: false,
          object: {},
          list: [],
          function: () => undefined,
          form: document.forms[0],
        }
        for (const [kind, value] of Object.entries<unknown>(values))
          for (const property of properties) {
            const says = `${property} = ${kind}`
            const element = created(name)
            // A member of every element, such as outerHTML, fails as it does elsewhere.
            const set = (each: object) => (): boolean => Reflect.set(each, property, value)
            if (fails(set(element)) && !fails(set(created('span')))) found.push(says)
            if (attributes.includes(property) && fails(() => element.setAttribute(property, kind)))
              found.push(`attribute ${says}`)
            if (fails(() => main?.replaceChildren(element))) found.push(`${says}, then moved`)
            main?.replaceChildren()
          }
        return found
      },
      [tag, inputAttributes] as const,
    )
    expect(faults).toEqual([])
    // The console warns of inline styles and the like.
    expect(told.filter((fault) => fault.startsWith('exception'))).toEqual([])
    await page.context().close()
  })

  it('takes the id of its form, and no id for none', async () => {
    const { page, close } = await visit('/404', { expectedStatuses: [404] })
    await page.evaluate((name) => {
      document.body.innerHTML = `<form id="f"></form><form id="g"></form><${name}></${name}>`
      // Before the element is defined.
      Object.assign(document.querySelector(name) ?? {}, { form: 'f' })
    }, tag)
    await page.addScriptTag({ url: '/client.js', type: 'module' })
    const given = await page.evaluate((name) => {
      const element = document.querySelector(name) as unknown as Record<'form', unknown>
      const seen = [element.form]
      for (const form of ['g', null, 'f', undefined, 'f', document.querySelector('#g')]) {
        element.form = form
        seen.push(element.form)
      }
      return seen.map((form) => (form as HTMLFormElement | null)?.id ?? null)
    }, tag)
    expect(given).toEqual(['f', 'g', null, 'f', null, 'f', 'g'])
    await close()
  })
})

describe(`/client@${version}.js`, () => {
  it('never changes, and is what the reference says with its integrity', async () => {
    const { page, origin, close } = await visit('/en/docs')
    const code = (await page.locator('section[aria-labelledby="pinned-client"] pre code').textContent()) ?? ''
    const [[, dateFile = '', dateHash = ''] = [], [, file = '', hash = ''] = []] = [
      ...code.matchAll(/"(?:[^"]*)\/(client[^"]*\.js)"(?::| integrity=) ?"([^"]+)"/g),
    ]
    expect([file, dateFile]).toEqual([`client@${version}.js`, `client-date@${version}.js`])
    for (const [name, integrity] of [
      [file, hash],
      [dateFile, dateHash],
    ]) {
      const response = await fetch(`${origin}/${name}`, { redirect: 'error' })
      expect(response.headers.get('Cache-Control')).toContain('max-age=31536000, immutable')
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      const digest = createHash('sha384').update(Buffer.from(await response.arrayBuffer()))
      expect(`sha384-${digest.digest('base64')}`).toBe(integrity)
    }
    await close()
  })

  it('is 404 for a version that is not there, and nothing keeps that answer', async () => {
    const response = await fetch(`${inject('origin')}/client@0.0.1.js`)
    expect([response.status, response.headers.get('Cache-Control')?.includes('immutable') ?? false]).toEqual([
      404,
      false,
    ])
  })

  it('is loaded by another site, with the rules of dates of its own version', async () => {
    const page = await shop()
    const rules = page.waitForResponse(`**/client-date@${version}.js`)
    const bytes = readFileSync(new URL(`../../public/client-${version}.js`, import.meta.url))
    await page.evaluate((script) => document.head.append(Object.assign(document.createElement('script'), script)), {
      type: 'module',
      src: `${inject('origin')}/client@${version}.js`,
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    })
    await insert(page, '<thai-date value="2018-10-10"></thai-date>')
    await rules
    const day = page.getByText('วันพุธที่ 10 ตุลาคม พ.ศ. 2561 (ค.ศ. 2018)')
    await expect.poll(() => day.count()).toBe(1)
    await page.context().close()
  })
})
