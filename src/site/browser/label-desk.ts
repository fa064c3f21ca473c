import { csvText } from '../../http/format.ts'
import { addressTextCharsMax } from '../../limits.ts'
import { copy, find, para, say } from './dom.ts'
import { labelCard, type LabelCard } from './label-card.ts'
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
  const read = async (texts: readonly string[], at: number, instead = 0): Promise<boolean> => {
    try {
      const answer = await client.parseAddresses({ texts: [...texts] })
      const results = 'results' in answer ? answer.results : [answer]
      const made = results.map((result, i) => make(texts[i] ?? '', result))
      cards.splice(at, instead, ...made)
      show()
      return true
    } catch (error) {
      said.replaceChildren(problemBox(error, said))
      return false
    }
  }
  const make = (original: string, result: LabelCard['read']): LabelCard => {
    const card: LabelCard = labelCard(original, result, {
      onRemove: () => remove(card),
      onJoin: () => {
        const at = cards.indexOf(card)
        const before = cards[at - 1]
        if (before) void read([`${before.original}\n${original}`], at - 1, 2)
      },
    })
    return card
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const orders = ordersIn(field.value)
    const fault = faultOf(orders, cards.length)
    said.replaceChildren(...(fault ? [para('problem', fault)] : []))
    if (fault || orders.length === 0) return
    void read(orders, cards.length).then((isRead) => {
      if (!isRead) return
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
    void copy(cards.map(({ lines }) => lines().join('\n')).join('\n\n'), currentTarget as HTMLElement)
  })
  find('[data-save-labels]', tools).addEventListener('click', () => save(tableFile(cards)))
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

function faultOf(orders: readonly string[], known: number): string | undefined {
  const long = orders.findIndex((order) => [...order].length > addressTextCharsMax)
  if (long !== -1)
    return say(
      `ใบที่ ${long + 1} ยาวเกิน ${addressTextCharsMax} ตัวอักษร เว้นบรรทัดว่างระหว่างใบหรือยัง`,
      `Order ${long + 1} is longer than ${addressTextCharsMax} characters. Is there an empty line between the orders?`,
    )
  if (orders.length + known > LABELS_MAX)
    return say(
      `ทำได้ครั้งละ ${LABELS_MAX} ใบ เอาใบที่ใช้แล้วออกก่อน`,
      `The desk holds ${LABELS_MAX} labels: take some away first.`,
    )
  return undefined
}

/** What a parcel service's form asks for; the label is as it stands in the field. */
function tableOf(cards: readonly LabelCard[]): string {
  const columns = ['company', 'name', 'phone', 'label', 'subdistrict', 'district', 'province', 'postcode']
  const rows = cards.map(({ lines, address, read }) => {
    const { subdistrict, district, province, postcode } = address()
    return {
      company: read.recipient.company,
      name: read.recipient.name,
      phone: read.recipient.phones[0] ?? null,
      label: lines().join(' '),
      subdistrict: subdistrict?.nameTh ?? null,
      district: district?.nameTh ?? null,
      province: province?.nameTh ?? null,
      postcode,
    }
  })
  return csvText(columns, rows)
}

/** Excel reads a file as UTF-8 by its byte order mark. */
const tableFile = (cards: readonly LabelCard[]): File =>
  new File(['\uFEFF', tableOf(cards)], 'labels.csv', { type: 'text/csv' })
