import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { buildPackage } from '../scripts/package/build.ts'
import { crc16 } from '../src/promptpay/crc.ts'
import { installPeers, peer, peerVersions } from './peers/peers.ts'
import { books, isRight, requestOf, type Book, type Case } from './peers/vectors-judge.ts'
import { bundleProduct, scratch } from './service/bundle.ts'
import { serve } from './service/workerd.ts'

/**
 * `npm run vectors`: the cases of vectors/ against the deployed bundle (by the two readers of vectors/readers too), the npm
 * package, and the packages of bench/peers. Each peer gets only cases it claims to support. Writes docs/vectors.md, and
 * exits with 1 if the service or the package is wrong.
 */
interface Peer {
  readonly name: string
  readonly subject: string
  /** The part of the subject that it claims to support. */
  readonly claims: string
  readonly takes: (each: Case) => boolean
  readonly isRight: (each: Case) => boolean | Promise<boolean>
}

type Text = (value: string) => string
type Input = Readonly<Record<string, string>>

installPeers()
const { bahttext } = await peer<{ bahttext: (amount: number) => string }>('bahttext')
const { default: thaiBahtText } = await peer<{ default: (amount: number) => string }>('thai-baht-text')
const { toCurrency } = await peer<{ toCurrency: (amount: number) => string }>('n2words/th-TH')
const { ToWords } = await peer<{ ToWords: new (options: object) => { convert: (n: number, o: object) => string } }>(
  'to-words',
)
const { default: promptpayQr } = await peer<{ default: (target: string, options: object) => string }>('promptpay-qr')
const { generate, validate } = await peer<{
  generate: { anyId: (config: object) => string }
  validate: { anyId: (payload: string) => { target?: string; amount?: number } | null }
}>('promptparse')
const { default: DateHolidays } = await peer<{
  default: new (country: string) => { isHoliday: (date: Date) => false | { type: string }[] }
}>('date-holidays')
const { splitAddress, searchAddressByPostalCode } = await peer<{
  splitAddress: (text: string) => Promise<Readonly<Record<string, string>> | null>
  searchAddressByPostalCode: (code: string, max: number) => Promise<Readonly<Record<string, string>>[]>
}>('thai-address-universal')
const { default: romanize } = await peer<{ default: Text }>('@dehoist/romanize-thai')

const all = books()
const thailand = new DateHolidays('TH')
const inWords = new ToWords({ localeCode: 'th-TH' })
const places = new Map(
  all
    .filter(({ subject }) => subject === 'addresses')
    .flatMap(({ cases }) => cases.map(contained).map((place) => [place.code, place] as const)),
)

interface Place {
  readonly code: string
  readonly nameTh: string
  readonly district: { readonly nameTh: string }
}

function contained({ expected }: Case): Place {
  return (expected as { subdistricts: { contains: Place } }).subdistricts.contains
}

const input = ({ input: given }: Case): Input => given as Input
const wanted = ({ expected }: Case): Input => (expected ?? {}) as Input

/** Positive amounts that fit a JavaScript number: the packages take numbers. */
const isNumber = (each: Case): boolean =>
  each.expected !== null && /^\d{1,13}(\.\d{1,2})?$/.test(input(each).amount ?? '') && Number(input(each).amount) > 0
const words = (name: string, convert: (amount: number) => string, claims: string): Peer => ({
  name,
  subject: 'baht-text',
  claims,
  takes: isNumber,
  isRight: (each) => convert(Number(input(each).amount)) === wanted(each).text,
})

const isBuilt = ({ expected, flags, input: { target } }: Case): boolean =>
  expected !== null &&
  flags.length === 0 &&
  typeof expected['type'] === 'string' &&
  typeof target === 'string' &&
  /^(0[689]\d{8}|[1-9]\d{12}|\d{15})$/.test(target)
const typesOfPromptparse: Readonly<Record<string, string>> = {
  phone: 'MSISDN',
  nationalId: 'NATID',
  eWallet: 'EWALLETID',
}

/** Whether `theirs` has the objects of `ours` in any order, and a correct checksum. */
function saysTheSame(ours: string, theirs: string): boolean {
  const sealed = crc16(theirs.slice(0, -4)) === Number.parseInt(theirs.slice(-4), 16)
  return sealed && objectsOf(ours).join() === objectsOf(theirs).join()
}

function objectsOf(payload: string): string[] {
  const objects: string[] = []
  for (let at = 0; at < payload.length - 8;) {
    const end = at + 4 + Number(payload.slice(at + 2, at + 4))
    objects.push(payload.slice(at, end))
    if (!(end > at)) break
    at = end
  }
  return objects.toSorted()
}

const builder = (name: string, build: (target: string, amount: number | undefined, type: string) => string): Peer => ({
  name,
  subject: 'promptpay-build',
  claims: 'phones, IDs and e-wallets in digits alone, with or without an amount; objects in any order',
  takes: isBuilt,
  isRight: (each) => {
    const amount = each.input['amount'] === undefined ? undefined : Number(each.input['amount'])
    return saysTheSame(wanted(each).payload ?? '', build(input(each).target ?? '', amount, wanted(each).type ?? ''))
  },
})

interface Payee {
  readonly type?: string
  readonly value?: string
}

const peers: readonly Peer[] = [
  words('bahttext', bahttext, 'positive numbers of up to 13 digits'),
  words('thai-baht-text', thaiBahtText, 'positive numbers of up to 13 digits'),
  words('n2words', toCurrency, 'positive numbers of up to 13 digits'),
  words('to-words', (amount) => inWords.convert(amount, { currency: true }), 'positive numbers of up to 13 digits'),
  builder('promptpay-qr', (target, amount) => promptpayQr(target, amount === undefined ? {} : { amount })),
  builder('promptparse', (target, amount, type) =>
    generate.anyId({ type: typesOfPromptparse[type], target, ...(amount !== undefined && { amount }) }),
  ),
  {
    name: 'promptparse',
    subject: 'promptpay-decode',
    claims: 'payees of tag 29 that are a phone or an ID, in payloads of ASCII without blanks around: the number',
    takes: ({ expected, input: { payload } }) =>
      /^[!-~]([ -~]*[!-~])?$/.test(String(payload)) &&
      expected?.['valid'] === true &&
      /^(phone|nationalId)$/.test((expected['target'] as Payee | undefined)?.type ?? ''),
    isRight: ({ input: { payload }, expected }) =>
      validate.anyId(String(payload))?.target === (expected?.['target'] as Payee | undefined)?.value,
  },
  {
    name: 'date-holidays',
    subject: 'holidays',
    claims: 'weekdays; public holidays for the government, public and bank holidays for banks',
    takes: (each) => ![0, 6].includes(new Date(`${input(each).date}T00:00:00Z`).getUTCDay()),
    isRight: (each) => {
      const found = thailand.isHoliday(new Date(`${input(each).date}T12:00:00+07:00`))
      const types = input(each).type === 'bank' ? ['public', 'bank'] : ['public']
      const closes = found !== false && found.some(({ type }) => types.includes(type))
      return closes === each.expected?.['isHoliday']
    },
  },
  {
    name: 'thai-address-universal',
    subject: 'addresses',
    claims: 'subdistricts of a postcode, by their Thai names',
    takes: ({ flags }) => flags.length === 0,
    isRight: async (each) => {
      const place = contained(each)
      const found = await searchAddressByPostalCode(input(each).postcode ?? '', 1000)
      return found.some(
        ({ sub_district, district }) => sub_district === place.nameTh && district === place.district.nameTh,
      )
    },
  },
  {
    name: 'thai-address-universal',
    subject: 'address-parsing',
    claims: 'subdistrict and district by their Thai names, where the text has both in full',
    takes: (each) => {
      const place = places.get(codeOf(each.expected))
      const text = input(each).text ?? ''
      return each.flags.length === 0 && !!place && text.includes(place.nameTh) && text.includes(place.district.nameTh)
    },
    isRight: async (each) => {
      const found = await splitAddress(input(each).text ?? '')
      const place = places.get(codeOf(each.expected))
      return found?.['sub_district'] === place?.nameTh && found?.['district'] === place?.district.nameTh
    },
  },
  {
    name: '@dehoist/romanize-thai',
    subject: 'romanization',
    claims: 'Thai words; letters alone, case, blanks and hyphens ignored',
    takes: (each) => /^[ก-๎ ]+$/.test(input(each).text ?? ''),
    isRight: (each) => {
      const { text } = each.expected as { text: string | { matches: string } }
      const right = typeof text === 'string' ? text : text.matches.replaceAll(/[\^$\\]|-\?/g, '')
      return lettersOf(romanize(input(each).text ?? '')) === lettersOf(right)
    },
  },
]

function codeOf(expected: Case['expected']): string {
  return (expected?.['subdistrict'] as { code?: string } | null | undefined)?.code ?? ''
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]/g, '')
}

/** Ids of the cases for which `run` is false or throws. */
async function wrongOf(cases: readonly Case[], run: (each: Case) => boolean | Promise<boolean>): Promise<string[]> {
  const wrong: string[] = []
  for (const each of cases) {
    try {
      if (!(await run(each))) wrong.push(each.id)
    } catch {
      wrong.push(each.id)
    }
  }
  return wrong
}

interface Row {
  readonly subject: string
  readonly name: string
  readonly claims: string
  readonly cases: number
  readonly wrong: readonly string[]
}

async function rowsOfOurs(): Promise<Row[]> {
  const folder = `${scratch}/package`
  await buildPackage(folder)
  const server = await serve(bundleProduct())
  const rows: Row[] = []
  for (const book of all) {
    const cases = book.cases
    rows.push({
      subject: book.subject,
      name: 'Sala, the service',
      claims: 'all',
      cases: cases.length,
      wrong: await wrongOf(cases, async (each) => isRight(each, await served(server.url, book, each))),
    })
    const module = (await import(`${folder}/${book.package.entry}.js`)) as Record<string, (given: object) => unknown>
    rows.push({
      subject: book.subject,
      name: 'Sala, the npm package',
      claims: 'all',
      cases: cases.length,
      wrong: await wrongOf(cases, async (each) =>
        isRight(each, await answerOf(() => module[book.package.function]?.(each.input))),
      ),
    })
  }
  for (const [program, reader] of [
    ['python3', 'read.py'],
    [process.execPath, 'read.mjs'],
  ] as const) {
    const script = new URL(`../vectors/readers/${reader}`, import.meta.url).pathname
    const { status } = spawnSync(program, [script, server.url], { stdio: 'inherit' })
    if (status !== 0) throw new Error(`${reader} found a wrong case`)
  }
  await server.stop()
  rmSync(folder, { recursive: true })
  return rows
}

async function served(url: string, book: Book, each: Case): Promise<unknown> {
  const { path, body } = requestOf(book, each)
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url + path, body === undefined ? {} : { method: 'POST', headers, body })
  if (response.ok) return response.json()
  if (response.status >= 500) throw new Error(`${path} answers ${response.status}`)
  return undefined
}

async function answerOf(run: () => unknown): Promise<unknown> {
  try {
    return await run()
  } catch {
    return undefined
  }
}

const versions = peerVersions()
const own = await rowsOfOurs()
const theirs: Row[] = []
for (const each of peers) {
  const cases = all.find(({ subject }) => subject === each.subject)?.cases.filter(each.takes) ?? []
  const name = `${each.name} ${versions[each.name]}`
  const wrong = await wrongOf(cases, each.isRight)
  theirs.push({ subject: each.subject, name, claims: each.claims, cases: cases.length, wrong })
}

const table = all.flatMap(({ subject }) =>
  [...own, ...theirs]
    .filter((row) => row.subject === subject)
    .map((row) => `| ${subject} | ${row.name} | ${row.claims} | ${row.cases - row.wrong.length} of ${row.cases} |`),
)
const numberOf = (id: string): string => id.slice(-4).replace(/^0+/, '')
const wrongLists = theirs
  .filter(({ wrong }) => wrong.length > 0)
  .map(({ subject, name, wrong }) => `- ${subject}, ${name}: ${wrong.map(numberOf).join(' ')}`)

writeFileSync(
  new URL('../docs/vectors.md', import.meta.url),
  `# The vectors against Sala and other libraries

Written by \`npm run vectors\`, which runs the cases of [vectors/](../vectors/README.md) against the deployed bundle, the npm package
and the npm packages of \`bench/peers\`. Each package gets only the cases of what it claims to do. The cases were collected beside
Sala, and Sala was corrected until it held them; the other packages were not. So the table says where answers differ from the
cited sources, and not which library is better. Not run: promptpay-js, which takes the values of the payload and not what people type,
@bilions/thailand-address, which has no lookup by postcode, and the packages that draw QR codes.

| Subject | Who | Cases given | Right |
|---|---|---|--:|
${table.join('\n')}

## Wrong cases, by their numbers

${wrongLists.join('\n')}
`,
)
const missed = own.filter(({ wrong }) => wrong.length > 0)
for (const { subject, name, wrong } of missed) console.log(`${name}, ${subject}:`, ...wrong)
console.log(
  `${own.length} rows of ours, ${missed.length} with a wrong case; ${theirs.length} of peers: docs/vectors.md`,
)
process.exitCode = missed.length > 0 ? 1 : 0
