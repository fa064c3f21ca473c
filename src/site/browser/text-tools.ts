import type { BahtAmountAnswer } from '../../../public/client.d.ts'
import { businessDay, weekdayAndDate } from './business-day.ts'
import { el, facts, loudCopy, para, say, verdict } from './dom.ts'
import { namedDay } from './day-words.ts'
import { grouped } from './grouped.ts'
import { liveForm } from './live-form.ts'

const big = (text: string, lang = 'th'): HTMLElement => el('p', { class: 'big', lang }, text)

/** What is done with an answer that is text. */
const take = (text: string): HTMLElement => para('actions', loudCopy(text))

const idReasons: Readonly<Record<string, readonly [th: string, en: string]>> = {
  missing: ['ยังไม่ได้ใส่เลข', 'No number given'],
  characters: ['มีอักขระที่ไม่ใช่ตัวเลข', 'Has characters other than digits'],
  length: ['ต้องมี 13 หลัก', 'Must have 13 digits'],
  checksum: ['หลักตรวจสอบไม่ตรง', 'The check digit does not match'],
}

/** The tools that are one form and one answer, by their sections. */
export const textTools: Readonly<Record<string, () => void>> = {
  'baht-text': () =>
    liveForm({
      id: 'baht-text',
      endpoint: 'bahtText',
      show: ({ text }, place) => place.replaceChildren(big(text), take(text)),
    }),
  'baht-amount': () =>
    liveForm({
      id: 'baht-amount',
      endpoint: 'bahtAmount',
      show: (answer, place) => place.replaceChildren(...readAmount(answer), take(grouped(answer.amount))),
    }),
  'business-day': () =>
    liveForm({
      id: 'business-day',
      endpoint: 'nextBusinessDay',
      show: (answer, place) => place.replaceChildren(businessDay(answer), take(weekdayAndDate(answer))),
    }),
  date: () =>
    liveForm({
      id: 'date',
      endpoint: 'date',
      params: ({ date }) => (typeof date === 'string' ? { date: namedDay(date, Date.now()) } : {}),
      show: ({ thai, ce, be, weekday, lunar }, place) =>
        place.replaceChildren(
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
        ),
    }),
  digits: () =>
    liveForm({
      id: 'digits',
      endpoint: 'digits',
      show: ({ text, changed }, place) =>
        place.replaceChildren(
          big(text),
          para('small', say(`เปลี่ยน ${changed} ตัว`, `${changed} digits changed`)),
          take(text),
        ),
    }),
  id: () =>
    liveForm({
      id: 'id',
      endpoint: 'checkId',
      show: ({ valid, kind, formatted, reason }, place) => {
        const [th, en] = idReasons[reason ?? ''] ?? ['', '']
        place.replaceChildren(
          verdict(valid, valid ? say('ถูกต้อง', 'Valid') : say('ไม่ถูกต้อง', 'Not valid')),
          facts([
            ['เขียนแบบมีขีด', 'Formatted', formatted],
            [
              'ประเภท',
              'Kind',
              kind &&
                (kind === 'juristic'
                  ? say('นิติบุคคล', 'Juristic person')
                  : say('บุคคลธรรมดา', 'National ID or tax number')),
            ],
            ['เหตุผล', 'Reason', reason && say(th, en)],
          ]),
          valid && formatted !== null ? take(formatted) : '',
        )
      },
    }),
  read: () =>
    liveForm({
      id: 'read',
      endpoint: 'readText',
      show: ({ text }, place) => place.replaceChildren(big(text), take(text)),
    }),
  romanize: () =>
    liveForm({
      id: 'romanize',
      endpoint: 'romanize',
      show: ({ spaced, syllables }, place) =>
        place.replaceChildren(
          big(spaced, 'th-Latn'),
          el(
            'ul',
            { class: 'syllables' },
            ...syllables.map(({ thai, roman }: { thai: string; roman: string }) =>
              el('li', {}, el('b', { lang: 'th' }, thai || '–'), el('span', { lang: 'th-Latn' }, roman)),
            ),
          ),
          take(spaced),
        ),
    }),
}

/** The figure, whether it is the one beside the words, and how the words should be written. */
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
