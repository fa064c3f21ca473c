import { afterPause, el, find, say } from './dom.ts'
import { fieldsOf, whenSeen } from './live-form.ts'
import { linesOf, Panel } from './panel.ts'
import { problemBox } from './problem-box.ts'
import type { SpeakParams } from '../../../public/client.d.ts'
import { client, Problem } from './service.ts'

/** Text to speech, with the browser's own voice if the service has no provider. */
export function startSpeech(): void {
  const section = find('#speech')
  const panel = new Panel(section)
  const form = find<HTMLFormElement>('[data-form]', section)
  const place = find('[data-result]', section)
  let sound = ''
  const read = startReading(form, find('[data-reading]', section))

  const lines = (): void => panel.lines(linesOf('speak', { ...wanted(form) }))
  form.addEventListener('input', lines)
  lines()
  whenSeen(section, async () => {
    read()
    const health = await client.health().catch(() => undefined)
    if (health && !health.speech.ready && place.childElementCount === 0) {
      const state = say('บริการนี้ยังไม่ได้ตั้งผู้ให้บริการเสียง', 'This service has no speech provider set.')
      place.replaceChildren(el('p', { class: 'note' }, state), ...browserVoice(form))
    }
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    lines()
    place.replaceChildren(el('p', { class: 'small' }, say('กำลังสร้างเสียง…', 'Making the audio…')))
    try {
      const mp3 = await client.speak(wanted(form))
      panel.answer(mp3, '200')
      URL.revokeObjectURL(sound)
      sound = URL.createObjectURL(mp3)
      const player = el('audio', { controls: true, src: sound })
      place.replaceChildren(player)
      await player.play().catch(() => undefined)
    } catch (error) {
      panel.problem(error)
      place.replaceChildren(problemBox(error, place), ...(mayHelp(error) ? browserVoice(form) : []))
    }
  })
}

const plain = new Set(['plain', 'repeat'])

/** The words that will be spoken, beside the text: people correct what they see. Returns the first reading. */
function startReading(form: HTMLFormElement, place: HTMLElement): () => void {
  let running: AbortController | undefined
  const read = async (): Promise<void> => {
    running?.abort()
    const { signal } = (running = new AbortController())
    const { text = '' } = fieldsOf(form)
    if (text.trim() === '') return place.replaceChildren()
    const answer = await client.readText({ text }, { signal }).catch(() => undefined)
    if (signal.aborted) return
    if (!answer || answer.text === '') return place.replaceChildren()
    const parts = answer.tokens.map(({ text: written, reading, kind }) =>
      plain.has(kind) || reading === '' ? reading : el('mark', { title: written }, reading),
    )
    place.replaceChildren(el('p', { class: 'small' }, say('อ่านว่า', 'Read as')), el('p', { lang: 'th' }, ...parts))
  }
  form.addEventListener(
    'input',
    afterPause(() => void read()),
  )
  return () => void read()
}

function wanted(form: HTMLFormElement): SpeakParams {
  const { text = '', voice, rate = '1' } = fieldsOf(form)
  return { text, ...(voice === 'male' && { voice }), ...(rate !== '1' && { rate: Number(rate) }) }
}

/** When the service cannot speak (not when the text was refused), the browser may. */
function mayHelp(error: unknown): boolean {
  return !(error instanceof Problem) || error.status >= 429
}

/** The browser's own Thai voice, if it has one. */
function browserVoice(form: HTMLFormElement): HTMLElement[] {
  if (!('speechSynthesis' in window)) return []
  const speak = (): void => {
    const { text = '', rate = '1' } = fieldsOf(form)
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = 'th-TH'
    utterance.rate = Number(rate)
    const voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith('th'))
    if (voice) utterance.voice = voice
    speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
  }
  return [
    el('p', {}, say('ระหว่างนี้ลองฟังด้วยเสียงของเบราว์เซอร์ได้', 'Meanwhile your browser can read it with its own voice.')),
    el(
      'button',
      { type: 'button', class: 'quiet', onclick: speak },
      say('ฟังด้วยเสียงของเบราว์เซอร์', 'Listen with the browser’s voice'),
    ),
  ]
}
