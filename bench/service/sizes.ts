import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromiumPath, launchChromium } from '../../test/browser/chromium.ts'
import { verdict } from '../compare.ts'
import { bundleProduct, type Bundle } from './bundle.ts'
import type { Limits } from './cases.ts'
import { serveAll } from './full.ts'

/**
 * `node bench/service/sizes.ts`: the size of the deployed script, and what a first visit to the front page transfers in
 * Chromium, headers included and compressed as the asset server does.
 */
const scriptKib: Limits = { atMost: 370, aim: 340 }
const pageKb: Limits = { atMost: 110, aim: 85 }
const pageRequests: Limits = { atMost: 10, aim: 8 }

const product = bundleProduct()
console.log('## Sizes\n\n| | | at most | aim |\n|---|--:|---|---|')
printRow('script with its data, gzipped, KiB', scriptSize(product), scriptKib)
if (existsSync(chromiumPath)) {
  const visit = await frontPage(product)
  printRow('front page, KB', visit.bytes / 1000, pageKb)
  printRow('front page, requests', visit.requests, pageRequests)
} else console.log(`| front page: no browser at ${chromiumPath} | | | |`)

function printRow(name: string, value: number, { atMost, aim }: Limits): void {
  const cells = [atMost, aim].map((limit) => verdict(String(limit), value <= limit))
  console.log(`| ${[name, Number(value.toFixed(1)), ...cells].join(' | ')} |`)
}

function scriptSize({ folder, main }: Bundle): number {
  return gzipSync(readFileSync(join(folder, main)), { level: 9 }).length / 1024
}

/** Everything transferred until the network is idle, without a scroll or a click. */
async function frontPage(bundle: Bundle): Promise<{ bytes: number; requests: number }> {
  const service = await serveAll(bundle)
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  let requests = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests++
  })
  await page.goto((await service.ready).href, { waitUntil: 'networkidle' })
  await browser.close()
  await service.dispose()
  return { bytes, requests }
}
