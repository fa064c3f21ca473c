import type { ParsedAddress } from '../../../public/client.d.ts'
import { csvText } from '../../http/format.ts'
import { addressTextCharsMax } from '../../limits.ts'
import { afterPause, copy, el, find, para, quiet, say } from './dom.ts'
import { readingOf } from './doubts.ts'
import { keepDesk, keptDesk, type KeptLabel } from './kept-labels.ts'
import { labelCard, labelOf, linesOf, newLabel, type LabelCard } from './label-card.ts'
import { fitLetters, isPaper, labelSheets } from './label-sheets.ts'
import { laidOut, printOnly } from './print.ts'
import { problemBox } from './problem-box.ts'
import { save } from './save.ts'
import { client } from './service.ts'

const LABELS_MAX = 50

/** An output of the desk: its action, and its title when it takes only the ready labels. */
interface WayOut {
  readonly only: (count: number) => string
  readonly go: (cards: readonly LabelCard[]) => Promise<void> | void
  /** Needs the parts of each label, even of those that a person confirmed. */
  readonly inParts?: true
}

const copied = (button: HTMLElement): WayOut => ({
  only: (n) => say(`คัดลอกเฉพาะ ${n} ใบที่พร้อม`, `Copy only the ${n} that ${n === 1 ? 'is' : 'are'} ready`),
  go: (ready) => copy(ready.map(({ text }) => text()).join('\n\n'), button),
})

/**
 * The desk that turns the orders of a day into labels: each pasted order moves from the field into a card, where it stays
 * until it is removed. It is stored in this tab only.
 */
export function startLabelDesk(): void {
  const desk = find('#labels')
  const form = find<HTMLFormElement>('form', desk)
  const field = find<HTMLTextAreaElement>('[name=orders]', form)
  const sender = find<HTMLTextAreaElement>('[name=sender]', desk)
  const paper = find<HTMLSelectElement>('[name=paper]', desk)
  const said = find('[data-said]', desk)
  const asked = find('[data-asked]', desk)
  const list = find('[data-labels]', desk)
  const cards: LabelCard[] = []

  const keepAll = (): void => {
    const labels = cards.map(({ kept }) => kept())
    const isKept = keepDesk({ orders: field.value, sender: sender.value, paper: paper.value, labels })
    onbeforeunload = isKept || labels.length === 0 ? null : (event) => event.preventDefault()
  }
  const keepSoon = afterPause(keepAll)
  const count = (): void => {
    const ready = cards.filter(({ isReady }) => isReady()).length
    const [all, some] = [cards.length, cards.length - ready]
    asked.textContent = say(`${all} ใบ`, `${all} label${all === 1 ? '' : 's'}`)
    if (some > 0) asked.append(say(` · ยังไม่เรียบร้อย ${some} ใบ`, ` · ${some} to look at`))
  }
  const readSoon = afterPause(() => {
    if (!cards.some(isUnread)) return
    // A question shown meanwhile already has these readings.
    void readAsTheyAre(cards).then(
      () => asked.querySelector('button') ?? count(),
      () => undefined,
    )
  }, 800)
  const changed = (): void => {
    count()
    keepSoon()
    readSoon()
  }
  const show = (): void => {
    // Inserts only new cards: one that is being edited keeps its cursor.
    const elements = cards.map(({ element }) => element)
    for (const old of Array.from(list.children)) if (!elements.includes(old as HTMLLIElement)) old.remove()
    elements.forEach((element, i) => {
      if (list.children[i] !== element) list.insertBefore(element, list.children[i] ?? null)
    })
    for (const part of desk.querySelectorAll<HTMLElement>('[data-desk-tools]')) part.hidden = cards.length === 0
    changed()
  }
  const remove = (card: LabelCard): void => {
    cards.splice(cards.indexOf(card), 1)
    show()
  }
  const make = (label: KeptLabel): LabelCard => {
    const card: LabelCard = labelCard(label, {
      onRemove: () => remove(card),
      onJoin: () => void succeeds(() => join(card)),
      onChange: () => changed(),
    })
    return card
  }
  /** Runs work that needs the service; false on failure, which it reports without changing anything. */
  const succeeds = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      said.replaceChildren(problemBox(error, said))
      return false
    }
  }
  const join = async (card: LabelCard): Promise<void> => {
    const before = cards[cards.indexOf(card) - 1]
    if (!before) return
    const texts = [before.text(), card.text()]
    const label = await joined(before, card)
    const at = cards.indexOf(before)
    // Meanwhile a card may have been removed, joined or edited.
    if (at === -1 || cards[at + 1] !== card) return
    if (before.text() !== texts[0] || card.text() !== texts[1]) return join(card)
    cards.splice(at, 2, make(label))
    show()
  }
  const restore = (): void => {
    const kept = keptDesk()
    if (!kept) return
    field.value ||= kept.orders
    sender.value = kept.sender
    if (isPaper(kept.paper)) paper.value = kept.paper
    cards.splice(0, Infinity, ...kept.labels.map(make))
    if (cards.length > 0) show()
  }

  const speak = (...what: (Node | string)[]): void => said.replaceChildren(...what)
  const askFirst = (doubtful: readonly LabelCard[], ready: number, way: WayOut): void => {
    const look = quiet(say('ดูก่อน', 'Look first'), () => {
      count()
      doubtful[0]?.element.scrollIntoView({ block: 'start' })
      doubtful[0]?.focus()
    })
    const sentence = say(
      `${doubtful.length} ใบยังไม่เรียบร้อย`,
      `${doubtful.length} label${doubtful.length === 1 ? ' needs' : 's need'} a look.`,
    )
    const rest = ready > 0 && quiet(way.only(ready), () => void leave(way, true))
    asked.replaceChildren(el('b', {}, sentence), look, ...(rest ? [rest] : []))
    look.focus()
  }
  /** Prints, copies or saves; stops first at a doubtful label. */
  const leave = async (way: WayOut, onlyReady = false): Promise<void> => {
    const fault = longOne(cards.map(({ text }) => text()))
    speak(...(fault ? [para('problem', fault)] : []))
    const unread = (): LabelCard[] => cards.filter(({ isApproved }) => way.inParts || !isApproved())
    if (fault || !(await succeeds(() => readAsTheyAre(unread())))) return
    const ready = cards.filter(({ isReady }) => isReady())
    const doubtful = cards.filter((card) => !ready.includes(card))
    if (doubtful.length > 0 && !onlyReady) return askFirst(doubtful, ready.length, way)
    count()
    if (ready.length > 0) await way.go(ready)
  }
  const printed: WayOut = {
    only: (n) => say(`พิมพ์เฉพาะ ${n} ใบที่พร้อม`, `Print only the ${n} that ${n === 1 ? 'is' : 'are'} ready`),
    go: async (ready) => {
      const labels = ready.map((card) => ({ lines: card.lines(), postcode: postcodeOf(card) }))
      const sheets = labelSheets(labels, linesOf(sender.value), isPaper(paper.value) ? paper.value : 'a6')
      await laidOut(sheets)
      const [tooLong] = fitLetters(sheets)
      if (tooLong === undefined) return printOnly('sheets', sheets)
      sheets.remove()
      const number = cards.indexOf(ready[tooLong] as LabelCard) + 1
      speak(para('problem', say(`ใบที่ ${number} ยาวเกินกระดาษ`, `Label ${number} is longer than the paper.`)))
    },
  }
  const saved: WayOut = {
    only: (n) => say(`CSV เฉพาะ ${n} ใบที่พร้อม`, `CSV of only the ${n} that ${n === 1 ? 'is' : 'are'} ready`),
    go: (ready) => {
      save(tableOf(ready))
      speak(...withoutPlace(ready, cards))
    },
    inParts: true,
  }
  let isLeaving = false
  const onTap = (selector: string, way: (button: HTMLElement) => WayOut): void => {
    const button = find(selector, desk)
    button.addEventListener('click', async () => {
      if (isLeaving) return
      isLeaving = true
      await leave(way(button)).finally(() => (isLeaving = false))
    })
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const orders = ordersIn(field.value)
    const fault = faultOf(orders, cards.length)
    speak(...(fault ? [para('problem', fault)] : []))
    if (fault || orders.length === 0) return
    void succeeds(async () => {
      const results = await parsed(orders)
      cards.push(...results.map((result, i) => make(labelOf(orders[i] ?? '', result))))
      field.value = ''
      show()
      const first = cards[cards.length - orders.length]?.element
      if (first && first.getBoundingClientRect().top > innerHeight / 2) first.scrollIntoView()
      speak(say(`ทำแล้ว ${orders.length} ใบ`, orders.length === 1 ? '1 label made' : `${orders.length} labels made`))
    })
  })
  restore()
  desk.addEventListener('input', keepSoon)
  addEventListener('pagehide', keepAll)
  // A page from the back/forward cache may be older than what its twin stored meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore()
  })
  // Before this script loaded, submitting would have put the orders into the URL.
  find<HTMLButtonElement>('.button', form).disabled = false
  onTap('[data-print-labels]', () => printed)
  onTap('[data-copy-labels]', copied)
  onTap('[data-save-labels]', () => saved)
  find('[data-clear-labels]', desk).addEventListener('click', () => {
    if (!confirm(say('ล้างฉลากทั้งหมดและผู้ส่งหรือไม่', 'Clear all labels and the sender?'))) return
    cards.splice(0)
    field.value = sender.value = ''
    show()
    keepAll()
    speak()
  })
}

/** An empty line separates two orders. */
const ordersIn = (pasted: string): string[] =>
  pasted
    .split(/\n[ \t]*\n/)
    .map((order) => order.trim())
    .filter((order) => order !== '')

/** The readings of messages or labels, in order. */
async function parsed(texts: readonly string[]): Promise<readonly ParsedAddress[]> {
  const answer = await client.parseAddresses({ texts: [...texts] })
  const results = 'results' in answer ? answer.results : [answer]
  if (results.length !== texts.length) throw new Error('not one answer for each text')
  return results
}

const isUnread = ({ text, reading }: LabelCard): boolean => text() !== '' && !reading()

/** Reads the edited labels, again if they are edited meanwhile, so that every reading is of the current text. */
async function readAsTheyAre(cards: readonly LabelCard[]): Promise<void> {
  for (;;) {
    const unread = cards.filter(isUnread)
    if (unread.length === 0) return
    const texts = unread.map(({ text }) => text())
    const results = await parsed(texts)
    results.forEach((result, i) => unread[i]?.keep(texts[i] ?? '', readingOf(result)))
  }
}

/** Joins two orders: reads the pasted texts anew, unless a label was edited. Edited labels are joined unchanged. */
async function joined(first: LabelCard, second: LabelCard): Promise<KeptLabel> {
  const [one, two] = [first.kept(), second.kept()]
  const original = `${one.original}\n${two.original}`
  const made = [...first.lines(), ...second.lines()].join('\n')
  const isEdited = first.isEdited() || second.isEdited()
  const [reading] = await parsed([isEdited ? made : original])
  if (!reading) throw new Error('no answer')
  const leftOff = [...(one.leftOff ?? []), ...(two.leftOff ?? [])]
  if (!isEdited) return { ...labelOf(original, reading), leftOff }
  return { ...newLabel({ original, reading, made, pieces: [...one.pieces, ...two.pieces], isEdited }), leftOff }
}

/** The postcode of a label's reading, if the label contains it. */
function postcodeOf({ reading, text }: LabelCard): string | null {
  const postcode = reading()?.postcode ?? null
  return postcode !== null && text().includes(postcode) ? postcode : null
}

function longOne(orders: readonly string[]): string | undefined {
  const long = orders.findIndex((order) => [...order].length > addressTextCharsMax)
  if (long === -1) return undefined
  return say(
    `ใบที่ ${long + 1} ยาวเกิน ${addressTextCharsMax} ตัวอักษร`,
    `Order ${long + 1} is longer than ${addressTextCharsMax} characters`,
  )
}

function faultOf(orders: readonly string[], known: number): string | undefined {
  const long = longOne(orders)
  if (long !== undefined)
    return say(`${long} เว้นบรรทัดว่างระหว่างใบหรือยัง`, `${long}. Is there an empty line between the orders?`)
  if (orders.length + known > LABELS_MAX)
    return say(
      `ทำได้ครั้งละ ${LABELS_MAX} ใบ เอาใบที่ใช้แล้วออกก่อน`,
      `The desk holds ${LABELS_MAX} labels: take some away first.`,
    )
  return undefined
}

/** The columns of a parcel service's form, from the current labels. A label that has not been read has no columns. */
function tableOf(cards: readonly LabelCard[]): File {
  const columns = ['company', 'name', 'phone', 'label', 'subdistrict', 'district', 'province', 'postcode']
  const rows = cards.map(({ lines, reading }) => {
    const { recipient, subdistrict, district, province, postcode } = reading() ?? {}
    return {
      company: recipient?.company ?? null,
      name: recipient?.name ?? null,
      phone: recipient?.phones[0] ?? null,
      label: lines().join(' '),
      subdistrict: subdistrict?.nameTh ?? null,
      district: district?.nameTh ?? null,
      province: province?.nameTh ?? null,
      postcode: postcode ?? null,
    }
  })
  // Excel recognises UTF-8 by its byte order mark.
  return new File(['\uFEFF', csvText(columns, rows)], 'labels.csv', { type: 'text/csv' })
}

/** Reports the table's rows without a place, by the numbers of their labels on the desk. */
function withoutPlace(rows: readonly LabelCard[], all: readonly LabelCard[]): HTMLElement[] {
  const lacking = rows.filter(({ reading }) => !reading()?.province)
  if (lacking.length === 0) return []
  const numbers = lacking.map((card) => all.indexOf(card) + 1).join(', ')
  const text = say(
    `CSV บันทึกแล้ว แต่ใบที่ ${numbers} อ่านที่อยู่ไม่ได้ ช่องตำบลถึงรหัสไปรษณีย์จึงว่าง`,
    `The CSV is saved. No place was found on label ${numbers}: its columns of subdistrict to postcode are empty.`,
  )
  return [para('note', text)]
}
