import { describe, expect, inject, it } from 'vitest'
import { useBrowser, visit } from './browser.ts'

useBrowser()

describe('a form', () => {
  it('sends the kind of name', async () => {
    const { page, close } = await visit('/romanize')
    const sent = page.waitForRequest(/romanize\?.*kind=person/)
    await page.locator('#romanize [name=kind]').selectOption('person')
    await sent
    await close()
  })

  it.for(['/business-day', '/en/business-day'])('counts from today in Bangkok: %s', async (path) => {
    const { page, close } = await visit(path)
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' }).format(new Date())
    expect(await page.locator('form [name=from]').inputValue()).toBe(today)
    await close()
  })

  it('answers an empty date with today', async () => {
    const { page, close } = await visit('/en/date')
    await page.locator('#date .result .big').waitFor()
    const answer = page.waitForResponse(/thai\/date/)
    await page.locator('form [name=date]').fill('')
    expect((await answer).status()).toBe(200)
    await close()
  })

  it('goes on by Enter to the next empty field, and stays in the last one of a desktop', async () => {
    const { page, close } = await visit('/en/qr', { viewport: { width: 1280, height: 800 } })
    const focused = (): Promise<string | null> => page.locator(':focus').getAttribute('name')
    await page.locator('#qr .kinds label:has([value=contact])').click()
    await page.locator('#qr [name=lastName]').fill('Chaidi')
    await page.locator('#qr [name=firstName]').fill('Somchai')
    await page.keyboard.press('Enter')
    // Enter skips a name that is filled in, and a held key moves only once.
    expect(await focused()).toBe('mobile')
    await page.locator('#qr [name=firstName]').focus()
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    expect(await focused()).toBe('mobile')
    await page.locator('#qr [name=organization]').fill('Sala')
    await page.keyboard.press('Enter')
    expect(await focused()).toBe('organization')
    await page.locator('#qr .payload').getByText('Somchai').waitFor({ state: 'attached' })
    expect(await page.locator('#qr [name=firstName]').inputValue()).toBe('Somchai')
    await close()
  })

  it('answers at once by Enter in its only field, which a second Enter does not leave', async () => {
    const { page, close } = await visit('/baht-text', { viewport: { width: 1280, height: 800 } })
    const field = page.locator('#baht-text [name=amount]')
    await field.fill('21')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.locator('#baht-text .big').getByText('ยี่สิบเอ็ดบาทถ้วน').waitFor()
    expect(await page.locator(':focus').getAttribute('name')).toBe('amount')
    expect(await field.inputValue()).toBe('21')
    await close()
  })

  it.for(['/digits', '/words'])('keeps Enter for a new line in a field of several: %s', async (path) => {
    const { page, close } = await visit(path, { hasTouch: true, isMobile: true })
    const field = page.locator('.tool form textarea')
    await field.fill('1')
    await page.keyboard.press('Enter')
    await page.keyboard.type('2')
    expect(await field.inputValue()).toBe('1\n2')
    await close()
  })

  // Chromium clips a single-line field at the ascent and descent of its font.
  it.for([400, 600])('shows Thai letters whole, at weight %i', async (weight) => {
    const { page, close } = await visit('/')
    const cut = await page.evaluate(async (wanted) => {
      await document.fonts.load(`${wanted} 100px Sarabun`, 'ที่ปู่')
      const drawing = document.createElement('canvas').getContext('2d')
      if (!drawing) throw new Error('no canvas')
      drawing.font = `${wanted} 100px Sarabun`
      const text = 'ปู่ที่อยู่ กฎุมพี ญาติ ผู้ใหญ่ กี้ ฟื้น ป๊ำ เปี๊ยะ ฐู มกุฏุ ๆ _gjpqy|'
      const box = drawing.measureText(text)
      return [
        box.actualBoundingBoxAscent - box.fontBoundingBoxAscent,
        box.actualBoundingBoxDescent - box.fontBoundingBoxDescent,
      ]
    }, weight)
    expect(Math.max(...cut)).toBeLessThanOrEqual(0)
    await close()
  })

  it('of the reference has a field for every parameter, and sends those that are filled', async () => {
    const { page, close } = await visit('/docs#op-nextBusinessDay', { expectedStatuses: [404] })
    const contract = (await (await fetch(`${inject('origin')}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string; parameters?: { name: string }[] }>>
    }
    const wanted = Object.values(contract.paths).flatMap((methods) =>
      Object.entries(methods).flatMap(([method, { operationId, parameters = [] }]) =>
        method === 'get' ? [[operationId, parameters.map(({ name }) => name).toSorted()] as const] : [],
      ),
    )
    await page.route('**/api/**', (route) => route.fulfill({ json: {} }))
    for (const [id, names] of wanted) {
      const operation = page.locator(`#op-${id}`)
      // Unfold by the fragment: a form that lacks the code of a link cannot be clicked while it is folded.
      await page.evaluate((hash) => void (location.hash = hash), `op-${id}`)
      await operation.locator('[data-try]').click()
      const shown = await operation
        .locator('form [name]')
        .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).name).toSorted())
      expect([id, shown]).toEqual([id, names])
    }
    const count = page.locator('#op-nextBusinessDay form')
    await count.locator('[name=days]').fill('3')
    const [request] = await Promise.all([
      page.waitForRequest(/next-business-day/),
      count.locator('button').first().click(),
    ])
    expect(new URL(request.url()).searchParams.get('days')).toBe('3')
    expect(new URL(request.url()).searchParams.has('type')).toBe(false)
    await close()
  })
})
