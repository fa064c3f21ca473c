import { afterPause, el, find, para, say } from './dom.ts'
import { ageOf, belongsTo, renew, showMade } from './fresh.ts'
import { fieldsOf, partsOf, whenSeen } from './live-form.ts'
import { linesOf } from './panel.ts'
import { problemBox } from './problem-box.ts'
import type { SpeakParams } from '../../../public/client.d.ts'
import { client, Problem } from './service.ts'

/** Text to speech, with the browser's own voice if the service has no provider. */
export function startSpeech(): void {
  const { section, panel, form, place } = partsOf('speech')
  let sound = ''
  let isReady = true
  const read = startReading(form, find('[data-reading]', section))

  const lines = (): void => panel.lines(linesOf('speak', { ...wanted(form) }))
  form.addEventListener('input', lines)
  lines()
  belongsTo(place, form)
  form.addEventListener('input', () => {
    if (window.speechSynthesis) speechSynthesis.cancel()
    // Discard the generated audio; keep the browser voice, which reads the field as it is.
    if (place.querySelector('audio, [data-making]')) place.replaceChildren()
    renew(place)
  })
  whenSeen(section, async () => {
    read()
    const health = await client.health().catch(() => undefined)
    isReady = health?.speech.ready ?? true
    if (!isReady && place.childElementCount === 0) {
      const state = say(
        'ปุ่มฟังใช้เสียงของเบราว์เซอร์คุณ ไม่มีไฟล์ MP3',
        'The button uses your browser’s own voice; there is no MP3 here.',
      )
      place.replaceChildren(para('note', state))
    }
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    lines()
    if (!isReady) return place.replaceChildren(...(await spoken(form)))
    const making = say('กำลังสร้างเสียง…', 'Making the audio…')
    place.replaceChildren(el('p', { class: 'small', 'data-making': true }, making))
    const age = ageOf(place)
    try {
      const mp3 = await client.speak(wanted(form))
      if (ageOf(place) !== age) return
      panel.answer(mp3, '200')
      URL.revokeObjectURL(sound)
      sound = URL.createObjectURL(mp3)
      const player = el('audio', { controls: true, src: sound })
      place.replaceChildren(player)
      await player.play().catch(() => undefined)
    } catch (error) {
      if (ageOf(place) !== age) return
      panel.problem(error)
      place.replaceChildren(problemBox(error, place), ...(mayHelp(error) ? browserVoice(form) : []))
    }
  })
}

const plain = new Set(['plain', 'repeat'])

/** Shows the words to be spoken beside the text, so that people can correct them. Returns the function that shows the first. */
function startReading(form: HTMLFormElement, place: HTMLElement): () => void {
  let running: AbortController | undefined
  const read = async (): Promise<void> => {
    running?.abort()
    const { signal } = (running = new AbortController())
    const { text = '' } = fieldsOf(form)
    const age = ageOf(place)
    if (text.trim() === '') return showMade(place, age)
    const answer = await client.readText({ text }, { signal }).catch(() => undefined)
    if (signal.aborted) return
    if (!answer || answer.text === '') return showMade(place, age)
    const parts = answer.tokens.map(({ text: written, reading, kind }) =>
      plain.has(kind) || reading === '' ? reading : el('mark', { title: written }, reading),
    )
    showMade(place, age, para('small', say('อ่านว่า', 'Read as')), el('p', { lang: 'th' }, ...parts))
  }
  const readSoon = afterPause(() => void read())
  belongsTo(place, form)
  form.addEventListener('input', readSoon)
  return () => void read()
}

function wanted(form: HTMLFormElement): SpeakParams {
  const { text = '', voice, rate = '1' } = fieldsOf(form)
  return { text, ...(voice === 'male' && { voice }), ...(rate !== '1' && { rate: Number(rate) }) }
}

/** Whether the browser's voice may replace the service's: not when the text was rejected. */
function mayHelp(error: unknown): boolean {
  return !(error instanceof Problem) || error.status >= 429
}

/** A button for the browser's own voice. */
function browserVoice(form: HTMLFormElement): HTMLElement[] {
  if (!('speechSynthesis' in window)) return []
  const said = el('div')
  const listen = say('ฟังด้วยเสียงของเบราว์เซอร์', 'Listen with the browser’s voice')
  const speak = (): void => void spoken(form).then((notes) => said.replaceChildren(...notes))
  return [
    el('p', {}, say('ระหว่างนี้ลองฟังด้วยเสียงของเบราว์เซอร์ได้', 'Meanwhile your browser can read it with its own voice.')),
    el('button', { type: 'button', class: 'quiet', onclick: speak }, listen),
    said,
  ]
}

/** Speaks with the browser's own Thai voice; returns a message if it has none. */
async function spoken(form: HTMLFormElement): Promise<HTMLElement[]> {
  const { text = '', voice: wantedVoice, rate = '1' } = fieldsOf(form)
  const voice = await thaiVoice(wantedVoice === 'male')
  if (!voice) {
    const none = say(
      'อุปกรณ์นี้ไม่มีเสียงภาษาไทย เพิ่มได้ในการตั้งค่าเสียงอ่านของเครื่อง',
      'This device has no Thai voice. It can be added in its text-to-speech settings.',
    )
    return [para('note', none)]
  }
  // The reading shown, if it is of the current text.
  const reading = document.querySelector('[data-reading]:not(.outdated) > [lang]')?.textContent
  const utterance = new SpeechSynthesisUtterance(reading ?? text)
  Object.assign(utterance, { lang: 'th-TH', rate: Number(rate), voice })
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return [para('small', say('กำลังอ่านด้วยเสียงของเบราว์เซอร์', 'Read by the browser’s voice'))]
}

const VOICES_WAIT_MS = 1000

/** The names of the Thai male voices of Windows and Edge; those of other systems are female or unspecified. */
const MALE = /niwat|pattara/i

/** A browser's voices may load late, or never. A device without the chosen voice uses the other one. */
async function thaiVoice(isMale: boolean): Promise<SpeechSynthesisVoice | undefined> {
  if (!('speechSynthesis' in window)) return undefined
  if (speechSynthesis.getVoices().length === 0)
    await new Promise((resolve) => {
      speechSynthesis.addEventListener('voiceschanged', resolve, { once: true })
      setTimeout(resolve, VOICES_WAIT_MS)
    })
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith('th'))
  return voices.find(({ name }) => MALE.test(name) === isMale) ?? voices[0]
}
