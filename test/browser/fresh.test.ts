import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, visit } from './browser.ts'
import { codesIn } from './codes.ts'
import { holdDrawing } from './hold-drawing.ts'
import { toolPaths } from './tool-paths.ts'
import { wide } from './wide.ts'

useBrowser()

/** Tools with tests of their own, below or in label-desk.test.ts. */
const APART = new Set(['/address', '/labels', '/links', '/speech'])

/** Every other tool, each on its page; at night the English pages too. */
const pages: readonly (readonly [path: string, tools: readonly string[]])[] = [
  ['/', ['promptpay']],
  ...toolPaths.filter((path) => !APART.has(path)).map((path) => [path, [path.slice(1)]] as const),
]

interface Changed {
  /** The field; `faults` lists the parts of the old result that still look current. */
  readonly field: string
  readonly faults: readonly string[]
}

/** Changes the field at `index` of a tool as typing does, and checks its result before anything else can run. */
function change(page: Page, tool: string, index: number): Promise<Changed | undefined> {
  return page.evaluate(
    ([id, at]) => {
      const root = document.getElementById(id)
      const fields = [
        ...(root?.querySelectorAll<HTMLInputElement>(':is(input, select, textarea):not([type=file], [type=hidden])') ??
          []),
      ].filter((each) => each.checkVisibility() && !each.closest('.result'))
      const field = fields[at]
      if (!root || !field) return undefined
      // A result follows its form, or else is the tool's; the name on the card has no form, so start at its label.
      const form = field.closest('form')
      let place: Element | null | undefined
      for (let next: Element | null = form ?? field.closest('label'); next && !place; next = next.nextElementSibling)
        if (next.matches('.result')) place = next
      place ??= root.querySelector('.answer > .result')
      const before = place?.childElementCount ?? 0
      if (field instanceof HTMLSelectElement) field.selectedIndex = (field.selectedIndex + 1) % field.options.length
      else if (field.type === 'radio') field.checked = true
      else if (field.type === 'color') field.value = field.value === '#112233' ? '#223311' : '#112233'
      else if (field.type === 'date') field.value = field.value === '2026-05-05' ? '2026-05-06' : '2026-05-05'
      else if (field.type === 'number') field.value = String(Number(field.value || 1) + 1)
      else field.value += '1'
      field.dispatchEvent(new Event('input', { bubbles: true }))
      const faults: string[] = []
      // An invalid field yields no result: `place` only names the field.
      const isRefused = place?.querySelector('.problem') || root.querySelector('[aria-invalid=true]')
      if (place && before > 0 && place.childElementCount > 0 && !isRefused) {
        if (!place.matches('.outdated[inert]')) faults.push('the old result stands there as if it were the new one')
        for (const made of place.querySelectorAll<HTMLElement>('img, canvas, audio'))
          if (getComputedStyle(made).visibility !== 'hidden') faults.push(`an old ${made.localName} can be seen`)
        for (const control of place.querySelectorAll('button, a'))
          if (!control.closest('[inert]')) faults.push(`the old result's ${control.textContent} can be pressed`)
      }
      for (const part of form ? root.querySelectorAll('.code .line, [data-answer]') : [])
        if (!part.closest('[inert]') && place && !part.matches('.line:not(.outdated)'))
          faults.push('the old JSON can be copied')
      return { field: field.name || 'data-card-name', faults }
    },
    [tool, index] as const,
  )
}

/** Waits until the result of the last change shows. */
async function answered(page: Page, tool: string): Promise<void> {
  await page.waitForFunction((id) => !document.querySelector(`#${id} .result.outdated`), tool)
}

describe.for(pages.flatMap(([path, tools]) => wide([path, `/en${path}`]).map((each) => [each, tools] as const)))(
  'on %s',
  ([path, tools]) => {
    it.for(tools)('no result of %s outlives a change of any of its fields', { timeout: 120_000 }, async (tool) => {
      const { page, close } = await visit(path, { expectedStatuses: [400, 404] })
      await page.locator(`#${tool}`).scrollIntoViewIfNeeded()
      if (tool === 'promptpay') await page.locator('#promptpay [name=target]').first().fill('0899998888')
      if (tool === 'qr') await page.locator('#qr [name=url]').first().fill('https://www.example.org/')
      await page.waitForLoadState('networkidle')
      if (tool === 'promptpay' || tool === 'qr') await page.locator(`#${tool} .result img`).first().waitFor()
      await answered(page, tool)
      const seen: Changed[] = []
      for (let index = 0; ; index++) {
        const changed = await change(page, tool, index)
        if (!changed) break
        seen.push(changed)
        await answered(page, tool)
      }
      expect(seen.length).toBeGreaterThan(0)
      expect(seen.filter(({ faults }) => faults.length > 0)).toEqual([])
      await close()
    })
  },
)

describe('a payment code', () => {
  it.for(['/', '/en/', '/promptpay', '/en/promptpay'])('of nobody stands on %s untouched', async (path) => {
    const { page, close } = await visit(path)
    await page.locator('#promptpay').scrollIntoViewIfNeeded()
    await page.locator('#promptpay .example').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('#promptpay [name=target]').first().inputValue()).toBe('')
    expect(await page.locator('#promptpay :is(img, canvas)').count()).toBe(0)
    expect(await codesIn(await page.locator('#promptpay').screenshot())).toEqual([])
    await close()
  })

  it.for(['/', '/promptpay', '/en/promptpay'])('is never the old one on %s, neither seen nor saved', async (path) => {
    const { page, close } = await visit(path)
    await page.locator('#promptpay [name=target]').first().fill('0899998888')
    await page.locator('#promptpay [name=amount]').first().fill('350')
    // Until it shows, the code of the number alone may appear and disappear.
    await expect
      .poll(async () => (await codesIn(await page.locator('#promptpay .card').screenshot()))[0])
      .toMatch(/66899998888.*5406350\.00/)
    // No new code can be drawn: the old one must still be gone.
    await page.evaluate(() => (HTMLCanvasElement.prototype.toBlob = () => undefined))
    await page.locator('#promptpay [name=amount]').first().fill('9999')
    expect(await codesIn(await page.locator('#promptpay .result').first().screenshot())).toEqual([])
    const save = page.locator('#promptpay').getByRole('button', { name: /บันทึกรูป|Save picture/, includeHidden: true })
    let isSaved = false
    page.on('download', () => (isSaved = true))
    await save.click({ force: true, timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(300)
    expect(isSaved).toBe(false)
    await close()
  })

  it('that comes late is dropped', async () => {
    const { page, close } = await visit('/promptpay')
    const drawing = await holdDrawing(page)
    const target = page.locator('#promptpay [name=target]').first()
    await target.fill('0811111111')
    await drawing.held()
    await target.fill('08999988')
    await drawing.release()
    await page.waitForTimeout(200)
    expect(await page.locator('#promptpay [data-qr]').count()).toBe(0)
    await target.fill('0899998888')
    await page.locator('#promptpay .read-back').waitFor()
    expect(await page.locator('#promptpay .payload').textContent()).toContain('66899998888')
    await close()
  })

  it('is saved with the number, hidden as wallets hide it, and the amount', async () => {
    const { page, close } = await visit('/promptpay')
    await page.locator('#promptpay [name=target]').first().fill('0899998888')
    await page.locator('#promptpay [name=amount]').first().fill('350')
    await page.locator('#promptpay .card').getByText('089-xxx-8888').waitFor()
    await page.evaluate(() => {
      const drawn: string[] = []
      CanvasRenderingContext2D.prototype.fillText = (text) => void drawn.push(text)
      Object.assign(globalThis, { drawn })
    })
    const waiting = page.waitForEvent('download')
    await page.locator('#promptpay').getByRole('button', { name: 'บันทึกรูป' }).click()
    expect((await codesIn(readFileSync(await (await waiting).path())))[0]).toContain('66899998888')
    const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: string[] }).drawn.join('\n'))
    expect(drawn).toContain('089-xxx-8888')
    expect(drawn).toContain('฿350.00')
    await close()
  })

  it.for(['/', '/promptpay'])(
    'to an ID with a wrong check digit warns on %s, and no tick stands beside it',
    async (path) => {
      const { page, close } = await visit(path)
      await page.locator('#promptpay [name=target]').first().fill('1234567890123')
      await page
        .locator('#promptpay .unsure')
        .getByText(/เลข 13 หลัก/)
        .waitFor()
      expect(await page.locator('#promptpay .verdict.yes').count()).toBe(0)
      await close()
    },
  )
})

describe('a code of anything', () => {
  it.for(wide(['/qr', '/en/qr']))('is drawn on %s when its fields are filled, and of nobody before', async (path) => {
    const { page, close } = await visit(path)
    const qr = page.locator('#qr')
    await qr.scrollIntoViewIfNeeded()
    const buttons = qr.locator('.kinds input')
    expect(await buttons.count()).toBe(9)
    for (let index = 0; index < 9; index++) {
      await buttons.nth(index).check({ force: true })
      await qr.locator('.example').waitFor()
      expect(await codesIn(await qr.locator('.result').screenshot())).toEqual([])
      // The examples of the fields make a readable code.
      for (const field of await qr.locator('[data-kind-fields] input').all()) {
        expect(await field.inputValue()).toBe('')
        await field.fill((await field.getAttribute('placeholder')) ?? '')
      }
      await qr.locator('.result [data-qr]').waitFor()
      await qr.locator('.result:not(.outdated)').waitFor()
      const text = await qr.locator('.payload').textContent()
      await qr.locator('.result img').scrollIntoViewIfNeeded()
      await page.locator('.at-hand').waitFor({ state: 'hidden' })
      expect(await codesIn(await qr.locator('.result img').screenshot())).toContain(text)
    }
    await close()
  })
})

describe('a picture', () => {
  it.for([
    ['/qr', '#qr [name=url]', 'https://example.org/new'],
    ['/en/promptpay', '#promptpay [name=target]', '0899998888'],
  ] as const)(
    'is saved, shared and printed on %s, and not when its input changes meanwhile',
    async ([path, field, value]) => {
      const { page, close } = await visit(path)
      await page.evaluate(() => {
        Object.assign(navigator, {
          canShare: () => true,
          share: async ({ files }: ShareData) => void (document.title = files?.[0]?.name ?? ''),
        })
        window.print = () => (document.title = document.querySelector('[data-printed]')?.className || 'picture')
      })
      const input = page.locator(field).first()
      await input.fill(value)
      const named = (name: RegExp) => page.locator('.result .actions').getByText(name)
      await named(/แชร์|Share/).click()
      await page.waitForFunction(() => /^(qr|promptpay)\.png$/.test(document.title))
      await named(/พิมพ์|Print/).click()
      await page.waitForFunction(() => document.title === 'sheets poster')
      let isSaved = false
      page.on('download', () => (isSaved = true))
      await page.evaluate((selector) => {
        const found = document.querySelector<HTMLInputElement>(selector)
        document.querySelector<HTMLElement>('.result .actions .button')?.click()
        found?.dispatchEvent(new Event('input', { bubbles: true }))
      }, field)
      await page.waitForTimeout(400)
      expect(isSaved).toBe(false)
      await close()
    },
  )
})

describe('what lasts', () => {
  it('a short link is put away under its own address when the next one is typed', async () => {
    const { page, close } = await visit('/links')
    await page.locator('#links input[name=url]').fill('https://www.example.org/one')
    await page.locator('#links form .button').click()
    await page.locator('#links .big a').waitFor()
    await page.locator('#links input[name=url]').fill('https://www.example.org/two')
    const before = page.locator('#links details > summary', { hasText: 'https://www.example.org/one' })
    await before.waitFor()
    expect(await page.locator('#links .big a').isVisible()).toBe(false)
    await before.click()
    expect(await page.locator('#links .big a').isVisible()).toBe(true)
    await close()
  })

  it('a voice falls silent and goes when its text is changed', async () => {
    const { page, close } = await visit('/speech')
    // Without a provider the page would use the browser's own voice.
    await page.route('**/api/v1/health', (route) => route.fulfill({ json: { speech: { ready: true } } }))
    await page.reload()
    const silence = Buffer.concat(Array.from({ length: 200 }, () => Buffer.from('fff364c4'.padEnd(288, '0'), 'hex')))
    await page.route('**/speak.mp3*', (route) => route.fulfill({ contentType: 'audio/mpeg', body: silence }))
    await page.locator('#speech form .button').click()
    await page.locator('#speech audio').waitFor()
    await page.locator('#speech textarea').fill('คิวที่ 9')
    expect(await page.locator('#speech audio').count()).toBe(0)
    await close()
  })

  it('a label is no label of what is typed now', async () => {
    const { page, close } = await visit('/address')
    await page.locator('[data-paste]').click()
    await page.locator('#address .parcel').waitFor()
    await page.locator('#address thai-address-search input').first().pressSequentially('บ')
    expect(await page.locator('#address .result.outdated[inert]').count()).toBe(1)
    await close()
  })

  // Khlong Chan (คลองจั่น) is a subdistrict of Bang Kapi, as Wang Thonglang was until 1998; both have 10240 (Thailand Post).
  it('a label keeps its name, phone and house when another subdistrict is chosen, and goes when the box is emptied', async () => {
    const { page, close } = await visit('/address')
    const input = page.locator('#address thai-address-search input').first()
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text/plain', 'สมชาย ใจดี 0812345678\n12/3 แขวงหัวหมาก เขตบางกะปิ กทม 10240')
      const box = document.querySelector<HTMLInputElement>('#address thai-address-search input')
      box?.focus()
      box?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    const label = page.locator('#address .parcel address div')
    await label.nth(3).waitFor()
    const before = await label.allTextContents()
    await page.locator('#address thai-address select').last().selectOption({ label: 'คลองจั่น' })
    await page.locator('#address .parcel').getByText('แขวงคลองจั่น').waitFor()
    expect(await label.allTextContents()).toEqual([...before.slice(0, 2), 'แขวงคลองจั่น เขตบางกะปิ', before[3]])
    expect(before.slice(0, 2)).toEqual(['สมชาย ใจดี โทร. 0812345678', '12/3'])
    expect(await page.locator('#address .parcel .original').textContent()).toContain('แขวงหัวหมาก')
    expect(await page.locator('#address .result.outdated').count()).toBe(0)
    await input.fill('')
    expect(await page.locator('#address .parcel').count()).toBe(0)
    await close()
  })

  it('the answer in the reference goes with its parameters', async () => {
    const { page, close } = await visit('/docs#op-bahtText')
    await page.locator('#op-bahtText [data-try]').first().click()
    await page.locator('#op-bahtText .result pre').waitFor()
    await page.locator('#op-bahtText .try-out input[name=amount]').fill('22')
    expect(await page.locator('#op-bahtText .result').evaluate((place) => place.matches('.outdated[inert]'))).toBe(true)
    await close()
  })
})
