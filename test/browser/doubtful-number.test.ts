import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './accessibility.ts'
import { useBrowser, visit } from './browser.ts'

useBrowser()

/** A number whose last digit should be 7 (Department of Provincial Administration; test/text/id.test.ts). */
const WRONG = '3000044726398'
const RIGHT = '3000044726397'

const form = (page: Page): Locator => page.locator('#promptpay form[data-form]')
const field = (page: Page): Locator => form(page).locator('[name=target]')
const box = (page: Page): Locator => page.locator('#promptpay .unsure')
const tick = (page: Page): Locator => box(page).getByRole('checkbox')
const answer = (page: Page): Locator => page.locator('#promptpay [data-result]')
const usable = '[data-qr], .card, .payload, .actions, canvas'

/** Everything with which a code could leave the page. */
async function locked(page: Page): Promise<void> {
  await tick(page).waitFor()
  expect(await answer(page).locator(usable).count()).toBe(0)
  const use = page.locator('[data-use]')
  if ((await use.count()) === 0) return
  await use.click()
  expect(await page.locator('[data-decode] textarea').inputValue()).toBe('')
}

const pages = [
  ['/promptpay', 'เทียบกับบัตรแล้ว ใช้เลขนี้'],
  ['/en/promptpay', 'Compared with the card: use this number'],
  ['/', 'เทียบกับบัตรแล้ว ใช้เลขนี้'],
  ['/en/', 'Compared with the card: use this number'],
] as const

describe.for(pages)('a number with a wrong check digit on %s', ([path, words]) => {
  it('gives no code until it was compared with the card, and each number anew', async () => {
    const { page, close } = await visit(path)
    await field(page).fill(WRONG)
    await locked(page)
    expect(await box(page).innerText()).toContain('3-0000-44726-39-8')
    expect(await violations(page)).toEqual([])
    await box(page).getByLabel(words).check()
    await answer(page).locator('[data-qr]').waitFor()
    expect(await tick(page).isChecked()).toBe(true)
    // No tick beside a warning.
    expect(await answer(page).locator('.read-back').count()).toBe(0)
    // Another amount is of the same number.
    await form(page).locator('[name=amount]').fill('350')
    await answer(page).getByText('฿350.00').waitFor()
    await tick(page).uncheck()
    await locked(page)
    await tick(page).check()
    await answer(page).locator('[data-qr]').waitFor()
    await field(page).fill('1101700203452')
    await expect.poll(() => box(page).innerText()).toContain('1-1017-00203-45-2')
    await locked(page)
    await field(page).fill(WRONG)
    await expect.poll(() => box(page).innerText()).toContain('3-0000-44726-39-8')
    await locked(page)
    await field(page).fill(RIGHT)
    await answer(page).locator('.read-back').waitFor()
    expect(await box(page).count()).toBe(0)
    await close()
  })

  it('is no more usable in the bar of a phone', async () => {
    // What a keyboard leaves of a phone.
    const { page, close } = await visit(path, { viewport: { width: 390, height: 500 } })
    await field(page).fill(WRONG)
    await tick(page).waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    const bar = page.locator('.at-hand')
    await bar.getByRole('button').click()
    expect(await tick(page).evaluate((each) => each === document.activeElement)).toBe(true)
    expect(await bar.locator('img').count()).toBe(0)
    await tick(page).check()
    await answer(page).locator('[data-qr]').waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    const saved = page.waitForEvent('download')
    await bar.getByRole('button', { name: /บันทึกรูป|Save picture/ }).click()
    await saved
    await close()
  })
})

it('a name does not unlock the code of a doubtful number', async () => {
  const { page, close } = await visit('/promptpay')
  await field(page).fill(WRONG)
  await tick(page).waitFor()
  await page.locator('[data-card-name]').fill('ร้านบ้านขนม')
  await page.waitForTimeout(600)
  await locked(page)
  await close()
})

const kinds = { phone: /มือถือ|Mobile/, nationalId: /13/, eWallet: /wallet/i } as const
type Kind = keyof typeof kinds

const kindOf = (page: Page): Promise<string> =>
  form(page)
    .locator('[name=kind]:checked')
    .evaluate((each) => (each as HTMLInputElement).value)

const E_WALLET = '004999000288505'
/** A mobile with three digits too many, whose last digit happens to be the check digit. */
const STRAY = '0812345678901'

/** The chosen kind, or none; the number; the kind that is asked for. */
const asked: readonly (readonly [Kind | null, string, Kind])[] = [
  ['phone', STRAY, 'nationalId'],
  ['phone', RIGHT, 'nationalId'],
  ['phone', E_WALLET, 'eWallet'],
  ['nationalId', '0812345678', 'phone'],
  ['nationalId', E_WALLET, 'eWallet'],
  ['eWallet', RIGHT, 'nationalId'],
  [null, STRAY, 'nationalId'],
  [null, '๐๘๑๒๓๔๕๖๗๘๙๐๑', 'nationalId'],
  [null, '081234567890123', 'eWallet'],
]

const taken: readonly (readonly [Kind | null, string, Kind])[] = [
  [null, '0812345678', 'phone'],
  [null, '+66 81 234 5678', 'phone'],
  [null, '0066812345678', 'phone'],
  [null, RIGHT, 'nationalId'],
  [null, E_WALLET, 'eWallet'],
  ['phone', '+66812345678', 'phone'],
  ['nationalId', STRAY, 'nationalId'],
  ['nationalId', '0105536000313', 'nationalId'],
  ['eWallet', E_WALLET, 'eWallet'],
]

const questions: Readonly<Record<Kind, RegExp>> = {
  phone: /^(?:ใช่ ใช้เป็นเบอร์มือถือ|Yes, use it as a mobile number)$/,
  nationalId: /^(?:ใช่ ใช้เป็นเลข 13 หลัก|Yes, use it as a 13-digit ID)$/,
  eWallet: /^(?:ใช่ ใช้เป็นเลข e-Wallet|Yes, use it as an e-wallet ID)$/,
}

// At once, because each waits for the page most of its time.
describe.concurrent.for(['/promptpay', '/en/promptpay'])('the kind on %s', (path) => {
  it.for(asked)('%s with %s is asked about', async ([chosen, number, type]) => {
    const { page, close } = await visit(path)
    if (chosen) await form(page).locator('.kinds').getByText(kinds[chosen]).click()
    await field(page).fill(number)
    const yes = box(page).getByRole('button', { name: questions[type] })
    await yes.waitFor()
    expect(await answer(page).locator('[data-qr], .card, .payload').count()).toBe(0)
    expect(await kindOf(page)).toBe(chosen ?? 'phone')
    await yes.click()
    await answer(page).locator('[data-qr], .unsure input').first().waitFor()
    expect(await kindOf(page)).toBe(type)
    await close()
  })

  it.for(taken)('%s with %s is taken', async ([chosen, number, type]) => {
    const { page, close } = await visit(path)
    if (chosen) await form(page).locator('.kinds').getByText(kinds[chosen]).click()
    await field(page).fill(number)
    await answer(page).locator('[data-qr], .unsure input').first().waitFor()
    expect(await kindOf(page)).toBe(type)
    await close()
  })

  it('is asked about once more for the kind that a person chooses after the answer', async () => {
    const { page, close } = await visit(path)
    await field(page).fill(STRAY)
    await box(page).getByRole('button', { name: questions.nationalId }).click()
    await answer(page).locator('.read-back').waitFor()
    await form(page).locator('.kinds').getByText(kinds.phone).click()
    await box(page).getByRole('button', { name: questions.nationalId }).waitFor()
    expect(await answer(page).locator('[data-qr]').count()).toBe(0)
    await box(page).getByRole('button').last().click()
    expect(await field(page).evaluate((each) => each === document.activeElement)).toBe(true)
    await field(page).fill('0812345678')
    await answer(page).locator('.read-back').waitFor()
    await close()
  })
})

it.for(['/', '/en/'])('a mobile with stray digits is asked about on %s, which has no kinds', async (path) => {
  const { page, close } = await visit(path)
  await field(page).fill(STRAY)
  await box(page).getByRole('button', { name: questions.nationalId }).click()
  await answer(page).locator('.read-back').waitFor()
  await close()
})

it.for([
  ['/promptpay', 'อ่านกลับแล้ว ตรงกับที่กรอก'],
  ['/en/promptpay', 'Read back: matches what you entered'],
] as const)('the tick on %s says what was checked', async ([path, words]) => {
  const { page, close } = await visit(path)
  await field(page).fill('0812345678')
  await answer(page).locator('.read-back').getByText(words, { exact: true }).waitFor()
  await close()
})
