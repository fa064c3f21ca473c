import { countWords, segmentWords } from '../client/words.ts'
import { el, find, loudCopy, para, say } from './dom.ts'
import { belongsTo, renew } from './fresh.ts'
import { onInput, partsOf, whenSeen } from './live-form.ts'

/** Word segmentation: no request, the code line shows the client's function. */
export function startWords(): void {
  const { section, panel, form, place } = partsOf('words')
  const run = (): void => {
    const text = find<HTMLTextAreaElement>('textarea', form).value
    const list = segmentWords(text)
    const count = countWords(text)
    panel.lines({
      fetch: `const { segmentWords, countWords } = await import('${location.origin}/client.js'); segmentWords(${JSON.stringify(text)})`,
    })
    panel.answer(list, 'Intl.Segmenter')
    renew(place)
    place.replaceChildren(
      para('small', say(`${count} คำ`, `${count} words`)),
      el('ul', { class: 'syllables', lang: 'th' }, ...list.map((word) => el('li', {}, el('b', {}, word)))),
      para('actions', loudCopy(list.join(' '))),
    )
  }
  if (typeof Intl.Segmenter === 'undefined') {
    place.replaceChildren(para('problem', say('เบราว์เซอร์นี้ไม่มี Intl.Segmenter', 'This browser has no Intl.Segmenter.')))
    return
  }
  belongsTo(place, form)
  onInput(form, run)
  whenSeen(section, run)
}
