import type { BahtAmountAnswer, CheckIdAnswer } from '../../../public/client.d.ts'
import { businessDay, weekdayAndDate } from './business-day.ts'
import { el, facts, loudCopy, named, para, say, verdict, type Words } from './dom.ts'
import { namedDay } from './day-words.ts'
import { grouped } from './grouped.ts'
import { liveForm } from './live-form.ts'

const big = (text: string, lang = 'th'): HTMLElement => el('p', { class: 'big', lang }, text)

/** The action of an answer that is text. */
const take = (text: string): HTMLElement => para('actions', loudCopy(text))

const idReasons: Words = {
  missing: ['ยังไม่ได้ใส่เลข', 'No number given'],
  characters: ['มีอักขระที่ไม่ใช่ตัวเลข', 'Has characters other than digits'],
  length: ['ต้องมี 13 หลัก', 'Must have 13 digits'],
  checksum: ['หลักตรวจสอบไม่ตรง', 'The check digit does not match'],
}

/** The tools with one form and one answer, by their sections. */
export const textTools: Readonly<Record<string, (id: string) => void>> = {
  'baht-text': liveForm('bahtText', ({ text }) => [big(text), take(text)]),
  'baht-amount': liveForm('bahtAmount', (answer) => [...readAmount(answer), take(grouped(answer.amount))]),
  'business-day': liveForm('nextBusinessDay', (answer) => [businessDay(answer), take(weekdayAndDate(answer))]),
  date: liveForm(
    'date',
    ({ thai, ce, be, weekday, lunar }) => [
      big(thai.long),
      facts([
        ['แบบย่อ', 'Short', el('span', { lang: 'th' }, thai.short)],
        ['เลขไทย', 'Thai digits', el('span', { lang: 'th' }, thai.thaiDigits)],
        ['คริสต์ศักราช', 'Christian era', ce.date],
        ['พุทธศักราช', 'Buddhist era', be.date],
        ['วัน', 'Weekday', say(weekday.nameTh, weekday.nameEn)],
        ['จันทรคติ', 'Lunar day', lunar && el('span', { lang: 'th' }, lunar.thaiDigits)],
        ['วันพระ', 'Holy day', lunar?.holyDay && say('ใช่', 'Yes')],
      ]),
      take(thai.long),
    ],
    ({ date }) => (typeof date === 'string' ? { date: namedDay(date, Date.now()) } : {}),
  ),
  digits: liveForm('digits', ({ text, changed }) => [
    big(text),
    para('small', say(`เปลี่ยน ${changed} ตัว`, `${changed} digits changed`)),
    take(text),
  ]),
  id: liveForm('checkId', checkedId),
  read: liveForm('readText', ({ text }) => [big(text), take(text)]),
  romanize: liveForm('romanize', ({ spaced, syllables }) => [
    big(spaced, 'th-Latn'),
    el(
      'ul',
      { class: 'syllables' },
      ...syllables.map(({ thai, roman }: { thai: string; roman: string }) =>
        el('li', {}, el('b', { lang: 'th' }, thai || '–'), el('span', { lang: 'th-Latn' }, roman)),
      ),
    ),
    take(spaced),
  ]),
}

/** Whether the number is valid, and its kind of holder or the reason. */
function checkedId({ valid, kind, formatted, reason }: CheckIdAnswer): (Node | string)[] {
  const holder = kind === 'juristic' ? say('นิติบุคคล', 'Juristic person') : say('บุคคลธรรมดา', 'National ID or tax number')
  return [
    verdict(valid, valid ? say('ถูกต้อง', 'Valid') : say('ไม่ถูกต้อง', 'Not valid')),
    facts([
      ['เขียนแบบมีขีด', 'Formatted', formatted],
      ['ประเภท', 'Kind', kind && holder],
      ['เหตุผล', 'Reason', named(idReasons, reason)],
    ]),
    valid && formatted !== null ? take(formatted) : '',
  ]
}

/** The amount, whether it matches the figures beside the words, and the correct words. */
function readAmount({ amount, text, corrections, figures, matches }: BahtAmountAnswer): (Node | string)[] {
  const corrected = corrections.map(({ from, to }) => say(`อ่าน ${from} เป็น ${to}`, `${from} was read as ${to}`))
  const agreement = matches
    ? say('ตัวอักษรกับตัวเลขตรงกัน', 'Words and figures agree')
    : say(`ไม่ตรงกับตัวเลข ${grouped(figures ?? '')}`, `Not the same as the figures ${grouped(figures ?? '')}`)
  return [
    para('big', grouped(amount)),
    matches === null ? '' : para(`verdict ${matches ? 'yes' : 'no'}`, agreement),
    para('small', el('span', { lang: 'th' }, text), ...corrected.flatMap((each) => [' · ', each])),
  ]
}
