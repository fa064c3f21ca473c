import { readFileSync, writeFileSync } from 'node:fs'

/** Checks `banks.tsv` and builds the table of banks by code, which the decoder of payment codes bundles. */
const product = new URL('../../src/promptpay/banks.generated.json', import.meta.url)
const rows = readFileSync(new URL('banks.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

const banks: Record<string, readonly string[]> = {}
let before = ''
for (const [code = '', shortName = '', nameTh = '', nameEn = '', sources = ''] of rows) {
  if (!/^\d{3}$/.test(code) || code <= before) throw new Error(`${code}: codes have three digits and ascend`)
  if (!nameTh.startsWith('ธนาคาร')) throw new Error(`${code}: a Thai name begins with ธนาคาร`)
  if (!shortName || !nameEn || !sources) throw new Error(`${code}: short name, English name and sources are needed`)
  if ([shortName, nameTh, nameEn].some((name) => name !== name.trim() || name !== name.normalize())) {
    throw new Error(`${code}: a name has blanks around it or is not NFC`)
  }
  banks[code] = [shortName, nameTh, nameEn]
  before = code
}

writeFileSync(product, `${JSON.stringify(banks)}\n`)
console.log(`banks: ${rows.length} codes`)
