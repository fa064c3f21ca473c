import { parseDate } from '../../src/thai/calendar/date-input.ts'
import { amountText, bahtText, parseAmount, type Amount } from '../../src/text/baht-text/baht-text.ts'
import { thaiDate } from '../../src/text/date/date.ts'
import { convertDigits } from '../../src/thai/digits.ts'
import { checkId } from '../../src/text/id/id-check.ts'
import { compare } from '../compare.ts'
import { peer } from './peers.ts'

/** `node bench/peers/text.ts`: the Thai text tools, baht-text beside the npm packages that do the same. */
const { bahttext } = await peer<{ bahttext: (amount: number | string) => string }>('bahttext')
const { default: thaiBahtText } = await peer<{ default: (amount: number) => string }>('thai-baht-text')

console.log('## Thai text tools')

/** Amounts of every size, so that the engine never sees the same one twice in a row; both packages must agree with us. */
const typed = [
  '21',
  '1234.50',
  '9876543.21',
  '105',
  '45000',
  '0.75',
  '1999.99',
  '311',
  '120000.25',
  '88',
  '7000',
  '15.05',
]
const amounts = typed.flatMap((text) => parseAmount(text) ?? [])
const numbers = typed.map(Number)
for (const [i, amount] of amounts.entries()) {
  const theirs = [bahttext(typed[i] ?? ''), thaiBahtText(Number(typed[i]))]
  if (theirs.some((words) => words !== bahtText(amount)))
    throw new Error(`${typed[i]} is read differently: ${theirs.join()}`)
}

let next = 0
const turn = (): number => (next = (next + 1) % typed.length)
const asked = {
  microsecondsMax: 20,
  fasterThan: [
    ['bahttext', 1],
    ['thai-baht-text', 3],
  ],
} as const
compare('Amount in words: from a number', [
  { name: 'Sala, `bahtText`', run: () => bahtText(amounts[turn()] as Amount), ...asked },
  { name: 'bahttext', run: () => bahttext(numbers[turn()] as number) },
  { name: 'thai-baht-text', run: () => thaiBahtText(numbers[turn()] as number) },
])
compare('Amount in words: from text, as a request brings it', [
  {
    name: 'Sala, `parseAmount` and `bahtText`',
    run: () => bahtText(parseAmount(typed[turn()] as string) as Amount),
    ...asked,
  },
  { name: 'bahttext', run: () => bahttext(typed[turn()] as string) },
  { name: 'thai-baht-text', run: () => thaiBahtText(Number(typed[turn()])) },
])

const text = 'โทร 081-234-5678 วันที่ 20 พฤศจิกายน 2569 '
const longText = text.repeat(100)
compare('The other tools', [
  {
    name: 'amount as decimal text',
    run: () => amountText({ negative: false, baht: '1234', satang: 5 }),
    microsecondsMax: 20,
  },
  { name: 'date, 2569-11-20', run: () => dateOf('2569-11-20'), microsecondsMax: 20 },
  { name: 'date, 20 พ.ย. 69', run: () => dateOf('20 พ.ย. 69'), microsecondsMax: 20 },
  { name: 'digits, 43 characters', run: () => convertDigits(text, 'thai'), microsecondsMax: 20 },
  { name: 'digits, 4,300 characters', run: () => convertDigits(longText, 'thai') },
  { name: 'ID check', run: () => checkId('1-1017-00203-45-1'), microsecondsMax: 20 },
])

function dateOf(date: string): unknown {
  const reading = parseDate(date, 'auto')
  return 'date' in reading ? thaiDate(reading.date, reading.era) : reading
}
