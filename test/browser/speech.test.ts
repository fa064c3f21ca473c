import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startStandIn } from '../speech/stand-in/server.ts'
import { useBrowser, visit } from './browser.ts'
import { startService, type Service } from './service.ts'

/** Speech in a page's audio element, with a service that calls Azure's stand-in. */

useBrowser()

const PATH = '/api/v1/tools/thai/speak.mp3?text='
const TEXT = 'คิวที่ 125'
const READING = 'คิวที่ หนึ่งร้อยยี่สิบห้า'
const TEXT_SECONDS = READING.length * 4 * 0.024 // the stand-in returns four frames of 24 ms per character

let standIn: { url: string; close: () => Promise<void> }
let service: Service

beforeAll(async () => {
  standIn = await startStandIn()
  service = await startService([
    'RATE_LIMITS:off',
    'SPEECH_PROVIDER:azure',
    'AZURE_SPEECH_KEY:right-key',
    `AZURE_SPEECH_ENDPOINT:${standIn.url}/t/browser`,
  ])
})
afterAll(async () => {
  await service.stop()
  await standIn.close()
})

/** Plays an address in the page after a click, as browsers demand, and waits for the end. */
async function play(page: Awaited<ReturnType<typeof visit>>['page'], url: string, byBlob: boolean) {
  await page.evaluate(
    ([src, asBlob]) => {
      const button = document.body.appendChild(document.createElement('button'))
      button.textContent = 'play'
      const audio = document.body.appendChild(document.createElement('audio'))
      const state = document.documentElement.dataset
      audio.addEventListener('ended', () => (state['result'] = `ended after ${audio.duration}`))
      audio.addEventListener('error', () => (state['result'] = `error ${audio.error?.code}`))
      button.addEventListener('click', async () => {
        audio.src = asBlob ? URL.createObjectURL(await (await fetch(src)).blob()) : src
        await audio.play().catch(() => {})
      })
    },
    [url, byBlob] as const,
  )
  await page.click('button')
  await page.waitForFunction(() => document.documentElement.dataset['result'] !== undefined)
  return page.evaluate(() => document.documentElement.dataset['result'])
}

describe('with a provider', () => {
  it.for([
    { name: 'an address in <audio src>', byBlob: false },
    { name: 'a fetched blob', byBlob: true },
  ])('$name plays to its end', async ({ byBlob }) => {
    const { page, origin, close } = await visit('/api/v1/health', { origin: service.origin, expectedStatuses: [404] })
    const result = await play(page, `${origin}${PATH}${encodeURIComponent(TEXT)}`, byBlob)
    expect(result).toMatch(/^ended after /)
    expect(Number(result?.split(' ').at(-1))).toBeCloseTo(TEXT_SECONDS, 1)
    await close()
  })
})

describe('on its page', () => {
  it('speaks what the visitor typed', async () => {
    const { page, close } = await visit('/speech', { origin: service.origin })
    await page.locator('#speech textarea').fill(TEXT)
    await page.locator('#speech [data-reading]').getByText(READING).waitFor()
    await page.getByRole('button', { name: 'ฟัง', exact: true }).click()
    const player = page.locator('#speech audio')
    await expect
      .poll(() => player.evaluate((audio) => (audio as HTMLAudioElement).duration), { timeout: 60_000 })
      .toBeCloseTo(TEXT_SECONDS, 1)
    expect(await page.locator('#speech .problem').count()).toBe(0)
    await close()
  })
})

describe('without a provider', () => {
  // Pattara is the male and Premwadee the female Thai voice of Microsoft (learn.microsoft.com, "Language and voice support").
  it.for([
    ['male', 'Microsoft Pattara - Thai (Thailand)'],
    ['female', 'Microsoft Premwadee Online (Natural) - Thai (Thailand)'],
  ] as const)('the %s voice of the browser speaks the reading that is shown', async ([voice, name]) => {
    const { page, close } = await visit('/robots.txt')
    await page.addInitScript(() => {
      const voices = ['Microsoft Premwadee Online (Natural) - Thai (Thailand)', 'Microsoft Pattara - Thai (Thailand)']
      const spoken: unknown[] = []
      Object.assign(globalThis, {
        spoken,
        SpeechSynthesisUtterance: class {
          readonly text: string
          constructor(text: string) {
            this.text = text
          }
        },
      })
      Object.defineProperty(globalThis, 'speechSynthesis', {
        value: {
          getVoices: () => voices.map((each) => ({ name: each, lang: 'th-TH' })),
          cancel: () => undefined,
          speak: ({ text, voice: { name: by } }: { text: string; voice: { name: string } }) => spoken.push([text, by]),
        },
      })
    })
    await page.goto(new URL('/speech', page.url()).href)
    await page.locator('#speech .note').waitFor()
    await page.locator('#speech textarea').fill(TEXT)
    await page.locator('#speech [name=voice]').selectOption(voice)
    await page.locator('#speech [data-reading]:not(.outdated)').getByText(READING).waitFor()
    await page.getByRole('button', { name: 'ฟัง', exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { spoken: unknown[] }).spoken))
      .toEqual([[READING, name]])
    await close()
  })

  it('a page of another origin can read what to set', async () => {
    const url = `${inject('origin')}${PATH}a`
    const { page, faults } = await visit('/t/elsewhere/journal', { origin: standIn.url, expectedStatuses: [404, 503] })
    const problem = await page.evaluate(async (address) => {
      const response = await fetch(address)
      return { status: response.status, body: await response.text() }
    }, url)
    expect(problem.status).toBe(503)
    expect(problem.body).toContain('speech_not_configured')
    expect(problem.body).toContain('SPEECH_PROVIDER')
    await page.context().close()
    expect(faults).toEqual([`external request: ${url}`])
  })

  it('an audio element reports an error instead of hanging', async () => {
    const { page, origin, close } = await visit('/api/v1/health', { expectedStatuses: [404, 503] })
    expect(await play(page, `${origin}${PATH}a`, false)).toBe('error 4')
    await close()
  })
})
