import { describe, expect, inject, it } from 'vitest'
import list from '../../data/address/list.json' with { type: 'json' }
import { violations } from './accessibility.ts'
import { useBrowser, visit } from './browser.ts'
import { toolPaths } from './tool-paths.ts'
import { wide } from './wide.ts'

useBrowser()

const text = async (path: string): Promise<string> => (await fetch(`${inject('origin')}${path}`)).text()
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const
const pages = [
  ...toolPaths,
  '/privacy',
  '/limits',
  '/status',
  '/holidays/2569',
  '/postcode',
  '/postcode/10200',
  '/postcode/chiang-mai',
  '/postcode/bangkok/bang-rak',
]

describe.concurrent.for(pages.flatMap((page) => wide([page, `/en${page}`])))('%s', (path) => {
  it('is accessible and fits at every width, light and dark', async () => {
    const { page, close } = await visit(path)
    for (const { width, colorScheme } of wide(looks)) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await close()
  })
})

describe('on a phone', () => {
  it.for([
    ['/id', 'ไม่ถูกต้อง'],
    ['/en/id', 'not valid'],
    ['/en/qr', 'Wi-Fi'],
    ['/en/qr', 'e-mail'],
  ] as const)('%s has no broken word in its table: %s', async ([path, word]) => {
    const { page, close } = await visit(path)
    const cell = page.locator('.scroll td', { hasText: word }).last()
    const lines = await cell.evaluate((element, sought) => {
      const { childNodes } = element.querySelector('.nb') ?? element
      const node = [...childNodes].find((each) => each instanceof Text && each.data.includes(sought))
      if (!(node instanceof Text)) throw new Error(`no ${sought}`)
      const range = new Range()
      range.setStart(node, node.data.indexOf(sought))
      range.setEnd(node, node.data.indexOf(sought) + sought.length)
      return range.getClientRects().length
    }, word)
    expect(lines).toBe(1)
    await close()
  })

  it('has room between the answer of a day and the heading below it, whose tone marks are high', async () => {
    const { page, close } = await visit('/holidays')
    const bar = await page.locator('.answer-bar').boundingBox()
    const heading = await page.locator('#feed').boundingBox()
    expect((heading?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0))).toBeGreaterThanOrEqual(8)
    await close()
  })
})

describe('the form of a tool page', () => {
  it('answers in place', async () => {
    const { page, close } = await visit('/en/baht-text')
    await page.getByLabel('Amount in baht').fill('21')
    await page.getByRole('status').getByText('ยี่สิบเอ็ดบาทถ้วน').waitFor()
    await close()
  })

  it.for([
    ['ห้าแสนหกบาทยี่สิบสตางค์', '', ['500,006.20', 'ห้าแสนหกบาทยี่สิบสตางค์']],
    ['(สองหมื่นห้าพันบาทถ้วย)', '25,000', ['25,000.00', 'ตัวอักษรกับตัวเลขตรงกัน', 'สองหมื่นห้าพันบาทถ้วน · อ่าน ถ้วย เป็น ถ้วน']],
    ['สองหมื่นห้าพันบาทถ้วน', '2500', ['25,000.00', 'ไม่ตรงกับตัวเลข 2,500.00', 'สองหมื่นห้าพันบาทถ้วน']],
  ] as const)('reads %s, beside %s', async ([words, figures, lines]) => {
    const { page, close } = await visit('/baht-amount')
    await page.getByLabel('จำนวนเงินเป็นตัวอักษร').fill(words)
    await page.getByLabel('ตัวเลขที่จะเทียบ').fill(figures)
    await expect.poll(() => page.locator('.result:not(.outdated) > p:not(.actions)').allTextContents()).toEqual(lines)
    await close()
  })

  it('reads words without script too', async () => {
    const { page, close } = await visit('/baht-amount', { javaScriptEnabled: false })
    await page.getByLabel('จำนวนเงินเป็นตัวอักษร').fill('ร้อยสิบสองบาท')
    await page.getByRole('button', { name: 'อ่านเป็นตัวเลข' }).click()
    await page.getByText('112.00').waitFor()
    await close()
  })

  it('names every amount that the words may mean, and what else is wrong', async () => {
    const { page, close } = await visit('/baht-amount', { expectedStatuses: [400] })
    const said = page.locator('.problem')
    await page.getByLabel('จำนวนเงินเป็นตัวอักษร').fill('สองหมื่นห้า')
    await page.keyboard.press('Tab')
    await said.getByText('20005.00 หรือ 25000.00').waitFor()
    await page.getByLabel('จำนวนเงินเป็นตัวอักษร').fill('ล้านครึ่ง')
    await page.keyboard.press('Tab')
    await said.getByText('ครึ่ง').waitFor()
    expect(await page.locator('.result').innerText()).toContain('จำนวนเงินเป็นตัวอักษร')
    await close()
  })

  it('speaks of its own labels when it refuses', async () => {
    const { page, close } = await visit('/promptpay', { expectedStatuses: [400] })
    await page.locator('#promptpay [name=target]').first().fill('12345')
    await page.keyboard.press('Tab')
    await page.locator('.problem').waitFor()
    const said = await page.locator('#promptpay [data-result]').innerText()
    expect(said).toContain('เบอร์มือถือ')
    expect(said).not.toContain('target')
    await close()
  })

  it('opens the words alone without script', async () => {
    const { page, close } = await visit('/read', { javaScriptEnabled: false })
    await page.getByLabel('ข้อความ').fill('ลด 50%')
    await page.getByRole('button', { name: 'เขียนเป็นคำอ่าน' }).click()
    await page.waitForURL(/\/read\?.*format=text/)
    expect(await page.locator('body').innerText()).toBe('ลด ห้าสิบเปอร์เซ็นต์')
    await close()
  })

  it('counts business days, and says the date in words', async () => {
    const { page, close } = await visit('/business-day#business-day?from=2026-04-10&days=1&type=bank')
    await page.getByRole('status').getByText('วันพฤหัสบดี 16 เมษายน 2569').waitFor()
    await close()
  })

  it.for([
    { path: '/address', button: 'ค้น', opens: /search\?q=/ },
    { path: '/speech', button: 'ฟัง', opens: /speak\.mp3\?text=/, expectedStatuses: [503] },
  ])('$path has a form without script', async ({ path, button, opens, expectedStatuses = [] }) => {
    const { page, close } = await visit(path, { javaScriptEnabled: false, expectedStatuses })
    await page.getByRole('button', { name: button }).click()
    await page.waitForURL(opens)
    await close()
  })

  it('makes a short link on its own page, and cuts words', async () => {
    const { page, close } = await visit('/en/links')
    await page.getByLabel('Destination').fill('www.example.org/menu')
    await page.getByRole('button', { name: 'Shorten' }).click()
    await page.getByText('https://www.example.org/menu', { exact: true }).waitFor()
    await page.goto(`${new URL(page.url()).origin}/en/words`)
    await page.getByText('12 words').waitFor()
    await close()
  })

  it('opens the picture without script', async () => {
    const { page, close } = await visit('/promptpay', { javaScriptEnabled: false })
    await page.locator('form[action$="qr.png"] [name=target]').fill('0899998888')
    await page.getByRole('button', { name: 'สร้างคิวอาร์' }).click()
    await page.waitForURL(/qr\.png\?target=0899998888&amount=$/)
    await close()
  })
})

describe('postcode pages', () => {
  it('are there for all 974 postcodes, with the subdistricts of the service', async () => {
    const index = await text('/postcode')
    const codes = new Set([...index.matchAll(/href="\/postcode\/(\d{5})"/g)].map(([, code]) => code))
    expect(codes.size).toBe(list.postcodes)
    const page = await text('/postcode/10200')
    const answer = (await (await fetch(`${inject('origin')}/api/v1/tools/thai/address/postcode/10200`)).json()) as {
      subdistricts: { nameTh: string }[]
    }
    expect(answer.subdistricts.filter(({ nameTh }) => !page.includes(nameTh))).toEqual([])
  })

  it('are there for all provinces and districts, by name, and lead to one another', async () => {
    const index = await text('/en/postcode')
    const provinces = new Set([...index.matchAll(/href="(\/en\/postcode\/[a-z-]+)"/g)].map(([, path]) => path))
    expect(provinces.size).toBe(list.provinces)
    const sitemap = await text('/sitemap.xml')
    expect(sitemap.match(/\/en\/postcode\/[a-z-]+\/[a-z\d-]+</g)).toHaveLength(list.districts)
    const { page, close } = await visit('/postcode/chiang-mai')
    await page.getByRole('link', { name: 'อำเภอหางดง' }).click()
    await page.getByRole('heading', { name: 'รหัสไปรษณีย์ อำเภอหางดง เชียงใหม่' }).waitFor()
    await page.getByRole('link', { name: '50230' }).first().click()
    await page.getByRole('link', { name: 'อำเภอหางดง เชียงใหม่' }).click()
    await page.waitForURL('**/postcode/chiang-mai/hang-dong')
    expect(await page.locator('tbody tr').count()).toBe(11)
    await close()
  })

  it('have a box that finds misspelt names too, and sends no text in an address', async () => {
    const { page, close } = await visit('/postcode')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByRole('searchbox').fill('หางดงง')
    await page.keyboard.press('Enter')
    await page.locator('thai-address-search [role=option]').filter({ hasText: 'หางดง' }).first().waitFor()
    expect(asked.filter((url) => url.includes('/postcode?'))).toEqual([])
    await close()
  })

  it('name each district once, above its subdistricts', async () => {
    const page = await text('/postcode/57000')
    const headings = [...page.matchAll(/<h2><a[^>]*>(อำเภอ[^<]*?) *</g)].map(([, name]) => name)
    expect(new Set(headings).size).toBe(headings.length)
    expect(headings).toContain('อำเภอเมืองเชียงราย เชียงราย')
    expect(page).not.toMatch(/<td>[^<]*เมืองเชียงราย/)
  })
})

describe('the suggestions of the address page', () => {
  it('are in view to the last on a phone, past the end of the tool', async () => {
    const { page, close } = await visit('/address', { hasTouch: true, isMobile: true })
    await page.locator('thai-address-search input').fill('บางรัก')
    const last = page.locator('thai-address-search [role=option]').last()
    await last.waitFor()
    const isOnTop = await last.evaluate((option) => {
      option.parentElement?.scrollTo(0, option.parentElement.scrollHeight)
      const { left, top, width, height } = option.getBoundingClientRect()
      return option.contains(document.elementFromPoint(left + width / 2, top + height - 4))
    })
    expect(isOnTop).toBe(true)
    await close()
  })
})

describe('holiday pages', () => {
  it('print in dark letters also from a dark screen', async () => {
    const { page, close } = await visit('/holidays/2569', { colorScheme: 'dark' })
    const ink = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).color)
    expect(await ink()).toBe('rgb(232, 236, 232)')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await ink()).toBe('rgb(28, 40, 43)')
    await close()
  })

  it.for([
    ['/holidays/2569', '2026-12-05'],
    ['/en/holidays/2026', '2026-12-05'],
    ['/holidays/2570', null],
    ['/holidays/2568', null],
  ] as const)('mark the next day off, on the page of its year alone: %s', async ([path, date]) => {
    const { page, close } = await visit(path, { now: '2026-11-27T05:00:00Z' })
    const marked = page.locator('.days .next time')
    if (date !== null) await marked.waitFor()
    expect(await marked.evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime))).toEqual(
      date === null ? [] : [date],
    )
    for (const button of ['.actions .button', '[data-print-page]'])
      expect((await page.locator(button).first().boundingBox())?.y).toBeLessThan(700)
    await close()
  })

  it('list the days of the service, and a year of the Christian era leads to its page', async () => {
    const page = await text('/holidays/2026')
    const answer = (await (await fetch(`${inject('origin')}/api/v1/tools/thai/holidays?year=2026`)).json()) as {
      holidays: { date: string; nameTh: string }[]
    }
    expect(page).toContain('<link rel="canonical" href="' + inject('origin') + '/holidays/2569">')
    expect(answer.holidays.filter(({ date, nameTh }) => !page.includes(date) || !page.includes(nameTh))).toEqual([])
  })
})

describe('what machines read', () => {
  it('robots.txt lets them read the contract and names the sitemap', async () => {
    const robots = await text('/robots.txt')
    expect(robots).toContain('Allow: /api/v1/openapi.json\n')
    expect(robots).toContain(`Sitemap: ${inject('origin')}/sitemap.xml\n`)
  })

  it('the sitemap has absolute addresses of all pages in both languages', async () => {
    const sitemap = await text('/sitemap.xml')
    const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    const origin = inject('origin')
    for (const path of ['/', '/docs', ...pages]) {
      const inEnglish = path.replace('/holidays/2569', '/holidays/2026')
      expect(found).toEqual(expect.arrayContaining([origin + path, `${origin}/en${inEnglish}`]))
    }
    expect(new Set(found).size).toBe(found.length)
    const some = found.filter((_, i) => i % 97 === 0)
    const statuses = await Promise.all(some.map(async (url) => (await fetch(url ?? '', { redirect: 'manual' })).status))
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })

  it('llms.txt names every operation, with this host', async () => {
    const llms = await text('/llms.txt')
    const contract = JSON.parse(await text('/api/v1/openapi.json')) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const names = Object.values(contract.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(names.filter((name) => !llms.includes(`### ${name}: `))).toEqual([])
    expect(llms).toContain(`${inject('origin')}/api/v1/openapi.json`)
    expect(llms).not.toContain('sala.invalid')
  })
})

describe('the status of the service', () => {
  it.for([
    ['/status', 'ใช้ได้ปกติ'],
    ['/en/status', 'Everything works'],
  ] as const)('is in words on %s, and says when nothing answers', async ([path, words]) => {
    const { page, close } = await visit(path, { expectedStatuses: [503] })
    await page.locator('.verdict.yes').getByText(words).waitFor()
    await page.route('**/api/v1/health', (route) => route.fulfill({ status: 503, body: '' }))
    await page.reload()
    await page.locator('[data-health] .problem').waitFor()
    await close()
  })
})
