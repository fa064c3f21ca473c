import type { ParsedAddress } from '../../../public/client.d.ts'
import { csvText } from '../../http/format.ts'
import { addressTextCharsMax } from '../../limits.ts'
import { copy, find, para, say } from './dom.ts'
import { labelCard, orderOf, type LabelCard, type Order } from './label-card.ts'
import { printOnly } from './print.ts'
import { problemBox } from './problem-box.ts'
import { save } from './save.ts'
import { client } from './service.ts'

const LABELS_MAX = 50

/**
 * The desk on which the orders of a day become labels: what is pasted moves from the field into a card each, where it
 * stays until it is taken away. Nothing is kept when the page is closed.
 */
export function startLabelDesk(): void {
  const desk = find('#labels')
  const form = find<HTMLFormElement>('form', desk)
  const field = find<HTMLTextAreaElement>('textarea', form)
  const said = find('[data-said]', desk)
  const tools = find('[data-desk-tools]', desk)
  const list = find('[data-labels]', desk)
  const cards: LabelCard[] = []

  const show = (): void => {
    list.replaceChildren(...cards.map(({ element }) => element))
    tools.hidden = cards.length === 0
  }
  const remove = (card: LabelCard): void => {
    cards.splice(cards.indexOf(card), 1)
    show()
  }
  /** Does what asks the service; whether it succeeded. A failure is said, and nothing is made of it. */
  const succeeds = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      said.replaceChildren(problemBox(error, said))
      return false
    }
  }
  const make = (order: Order): LabelCard => {
    const card: LabelCard = labelCard(order, {
      onRemove: () => remove(card),
      onJoin: () => void succeeds(() => join(card)),
    })
    return card
  }
  const join = async (card: LabelCard): Promise<void> => {
    const before = cards[cards.indexOf(card) - 1]
    if (!before) return
    const texts = [before.text(), card.text()]
    const order = await joined(before, card)
    const at = cards.indexOf(before)
    // Meanwhile one may have been taken away, joined or edited.
    if (at === -1 || cards[at + 1] !== card) return
    if (before.text() !== texts[0] || card.text() !== texts[1]) return join(card)
    cards.splice(at, 2, make(order))
    show()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const orders = ordersIn(field.value)
    const fault = faultOf(orders, cards.length)
    said.replaceChildren(...(fault ? [para('problem', fault)] : []))
    if (fault || orders.length === 0) return
    void succeeds(async () => {
      const results = await parsed(orders)
      cards.push(...results.map((result, i) => make(orderOf(orders[i] ?? '', result))))
      show()
      field.value = ''
      said.textContent = say(
        `ทำแล้ว ${orders.length} ใบ`,
        orders.length === 1 ? '1 label made' : `${orders.length} labels made`,
      )
    })
  })
  // Before this script had come, the browser would have put the orders into the address.
  find<HTMLButtonElement>('.button', form).disabled = false
  find('[data-copy-labels]', tools).addEventListener('click', ({ currentTarget }) => {
    void copy(cards.map(({ text }) => text()).join('\n\n'), currentTarget as HTMLElement)
  })
  let isSaving = false
  find('[data-save-labels]', tools).addEventListener('click', async () => {
    if (isSaving) return
    isSaving = true
    const fault = longOne(cards.map(({ text }) => text()))
    said.replaceChildren(...(fault ? [para('problem', fault)] : []))
    if (!fault && (await succeeds(() => readAsTheyAre(cards)))) {
      save(tableFile(cards))
      said.replaceChildren(...withoutPlace(cards))
    }
    isSaving = false
  })
  find('[data-print-labels]', tools).addEventListener('click', () => {
    document.documentElement.dataset['paper'] = find<HTMLSelectElement>('select', tools).value
    printOnly('labels', ...list.querySelectorAll('.on-paper'))
  })
}

/** An empty line is between two orders. */
const ordersIn = (pasted: string): string[] =>
  pasted
    .split(/\n[ \t]*\n/)
    .map((order) => order.trim())
    .filter((order) => order !== '')

/** What the messages or labels say, one by one. */
async function parsed(texts: readonly string[]): Promise<readonly ParsedAddress[]> {
  const answer = await client.parseAddresses({ texts: [...texts] })
  const results = 'results' in answer ? answer.results : [answer]
  if (results.length !== texts.length) throw new Error('not one answer for each text')
  return results
}

/** Reads the labels that were edited, again when they are edited meanwhile, so that all are read as they are now. */
async function readAsTheyAre(cards: readonly LabelCard[]): Promise<void> {
  for (;;) {
    const unread = cards.filter((card) => card.text() !== '' && !card.reading())
    if (unread.length === 0) return
    const texts = unread.map(({ text }) => text())
    const results = await parsed(texts)
    results.forEach((result, i) => unread[i]?.keep(texts[i] ?? '', result))
  }
}

/** Two orders as one: read anew as they were pasted, unless a label was edited. What was edited stays as it is. */
async function joined(first: LabelCard, second: LabelCard): Promise<Order> {
  const original = `${first.original}\n${second.original}`
  const label = [...first.lines(), ...second.lines()]
  const isEdited = first.isEdited() || second.isEdited()
  const [read] = await parsed([isEdited ? label.join('\n') : original])
  if (!read) throw new Error('no answer')
  return isEdited
    ? { original, read, label, pieces: [...first.pieces, ...second.pieces], isEdited }
    : orderOf(original, read)
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

/** What a parcel service's form asks for, as the label says it now. A label that nobody has read has no columns. */
function tableOf(cards: readonly LabelCard[]): string {
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
  return csvText(columns, rows)
}

/** Which rows of the table lack a place, if any. */
function withoutPlace(cards: readonly LabelCard[]): HTMLElement[] {
  const numbers = cards.flatMap(({ reading }, i) => (reading()?.province ? [] : [i + 1])).join(', ')
  if (numbers === '') return []
  return [
    para(
      'note',
      say(
        `CSV บันทึกแล้ว แต่ใบที่ ${numbers} อ่านที่อยู่ไม่ได้ ช่องตำบลถึงรหัสไปรษณีย์จึงว่าง`,
        `The CSV is saved. No place was found on label ${numbers}: its columns of subdistrict to postcode are empty.`,
      ),
    ),
  ]
}

/** Excel reads a file as UTF-8 by its byte order mark. */
const tableFile = (cards: readonly LabelCard[]): File =>
  new File(['\uFEFF', tableOf(cards)], 'labels.csv', { type: 'text/csv' })
