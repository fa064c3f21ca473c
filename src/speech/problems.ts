import { codePoints, utf8Bytes } from '../http/values.ts'
import { Problem, refusedParameter, type Bilingual, type ProblemCode } from '../http/problem.ts'
import type { FailureName, SpeechFailure } from './provider.ts'
import type { CircuitOpen } from './speak.ts'
import { isSpeakable } from './spoken-text.ts'

/** Why a speech failed, in words for the client. The provider's own words are never repeated. */

const RETRY_SECONDS = 30

const retryAfter = (seconds: number): { headers: Record<string, string> } => ({
  headers: { 'Retry-After': String(seconds) },
})

const upstream: [ProblemCode, Bilingual] = [
  'speech_upstream_error',
  { en: 'The speech provider did not deliver a complete MP3.', th: 'ผู้ให้บริการเสียงไม่ได้ส่งไฟล์ MP3 ที่สมบูรณ์' },
]
const busy: [ProblemCode, Bilingual] = [
  'speech_busy',
  { en: 'The speech provider is busy; try again later.', th: 'ผู้ให้บริการเสียงไม่ว่าง โปรดลองใหม่ภายหลัง' },
]
const late: [ProblemCode, Bilingual] = [
  'speech_timeout',
  { en: 'The speech provider took too long.', th: 'ผู้ให้บริการเสียงใช้เวลานานเกินไป' },
]
/** All other failures are reported to the client only as a failure of the provider. */
const answers: Partial<Record<FailureName, [ProblemCode, Bilingual]>> = { busy, timeout: late, abandoned: late }

/** The problem for a failed call. Retry-After is passed on only from a busy provider. */
export function failureProblem({ kind, retryAfterSeconds }: SpeechFailure): Problem {
  const [code, detail] = answers[kind] ?? upstream
  return new Problem(code, detail, retryAfter(kind === 'busy' ? (retryAfterSeconds ?? RETRY_SECONDS) : RETRY_SECONDS))
}

/** The problem while the circuit is open. */
export function circuitProblem({ waitMs }: CircuitOpen): Problem {
  return new Problem(...busy, retryAfter(Math.max(RETRY_SECONDS, Math.ceil(waitMs / 1000))))
}

/** The problem when the day's characters are used up: those of the whole service, or this client's share of them. */
export function budgetProblem(whose: 'service' | 'client', secondsToMidnight: number): Problem {
  return new Problem('speech_budget_exhausted', SPENT[whose], retryAfter(secondsToMidnight))
}

const SPENT = {
  service: {
    en: "Today's characters of the whole service are used up; new ones come at midnight in Bangkok.",
    th: 'โควตาตัวอักษรของทั้งบริการสำหรับวันนี้หมดแล้ว เริ่มใหม่เที่ยงคืนตามเวลาไทย',
  },
  client: {
    en: "This client's share of today's characters is used up; a new one comes at midnight in Bangkok.",
    th: 'โควตาตัวอักษรของผู้ใช้รายนี้สำหรับวันนี้หมดแล้ว เริ่มใหม่เที่ยงคืนตามเวลาไทย',
  },
} as const

/** The problem of a database failure. */
export function storageProblem(): Problem {
  return new Problem('storage_unavailable', {
    en: 'The daily budget cannot be read, so nothing is spoken.',
    th: 'อ่านโควตาประจำวันไม่ได้ จึงไม่อ่านออกเสียง',
  })
}

/** The problem for a range beyond the audio. */
export function rangeProblem(bytes: number): Problem {
  return new Problem(
    'range_not_satisfiable',
    { en: `The audio has ${bytes} bytes.`, th: `ไฟล์เสียงมี ${bytes} ไบต์` },
    { headers: { 'Content-Range': `bytes */${bytes}` } },
  )
}

/** Limits of a text: its characters, and the characters and bytes of its reading. */
interface TextLimits {
  readonly charsMax: number
  readonly spokenCharsMax: number
  /** The provider's, if it counts bytes. */
  readonly bytesMax: number | undefined
}

/**
 * Why a clean text cannot be spoken: it or its reading is too long for this installation or, in UTF-8, for its provider, or
 * its reading is silent. Undefined if it can be spoken.
 */
export function textProblem(clean: string, spoken: string, limits: TextLimits): Problem | undefined {
  const { charsMax, spokenCharsMax, bytesMax = Number.POSITIVE_INFINITY } = limits
  const chars = codePoints(clean)
  if (chars > charsMax) return refusal('text_too_long', atMost(charsMax, 'characters', 'ตัวอักษร', chars))
  const tooLong = clean === spoken ? atMost : readingAtMost
  const spokenChars = codePoints(spoken)
  if (spokenChars > spokenCharsMax)
    return refusal('text_too_long', tooLong(spokenCharsMax, 'characters', 'ตัวอักษร', spokenChars))
  const bytes = utf8Bytes(spoken)
  if (bytes > bytesMax) return refusal('text_too_long', tooLong(bytesMax, 'bytes in UTF-8', 'ไบต์ใน UTF-8', bytes))
  return isSpeakable(spoken) ? undefined : refusal('nothing_to_speak', NOTHING)
}

const NOTHING = { en: 'must contain a letter or a digit', th: 'ต้องมีตัวอักษรหรือตัวเลขอย่างน้อยหนึ่งตัว' }

const atMost = (max: number, unitEn: string, unitTh: string, got: number): Bilingual => ({
  en: `must be at most ${max} ${unitEn}, got ${got}`,
  th: `ต้องไม่เกิน ${max} ${unitTh} แต่ได้รับ ${got}`,
})

const readingAtMost = (max: number, unitEn: string, unitTh: string, got: number): Bilingual => ({
  en: `must have a reading of at most ${max} ${unitEn}; the reading of this text has ${got}`,
  th: `ต้องมีคำอ่านไม่เกิน ${max} ${unitTh} แต่คำอ่านของข้อความนี้มี ${got}`,
})

const refusal = (code: ProblemCode, words: Bilingual): Problem => refusedParameter(code, 'text', 'query', words)

/** The problem without a usable provider; names the settings, for the operator. */
export function notConfiguredProblem(missing: readonly string[]): Problem {
  const list = missing.includes('SPEECH_PROVIDER') ? ALL_SETTINGS : { en: missing.join(', '), th: missing.join(', ') }
  return new Problem('speech_not_configured', {
    en:
      `This installation has no speech provider. To switch one on, set ${list.en}. ` +
      'Without a server, browsers speak Thai by speechSynthesis with lang "th-TH".',
    th:
      `ระบบนี้ยังไม่มีผู้ให้บริการเสียง ผู้ดูแลเปิดใช้ได้โดยตั้งค่า ${list.th} ` +
      'หากไม่ใช้เซิร์ฟเวอร์ เบราว์เซอร์อ่านภาษาไทยได้ด้วย speechSynthesis (lang "th-TH")',
  })
}

const ALL_SETTINGS = {
  en:
    'SPEECH_PROVIDER to azure (with AZURE_SPEECH_KEY and AZURE_SPEECH_REGION), google (with GOOGLE_TTS_KEY), ' +
    'workers-ai (with the AI binding) or openai (with OPENAI_SPEECH_URL, OPENAI_SPEECH_MODEL and the names of two voices)',
  th:
    'SPEECH_PROVIDER เป็น azure (พร้อม AZURE_SPEECH_KEY และ AZURE_SPEECH_REGION), google (พร้อม GOOGLE_TTS_KEY) ' +
    'workers-ai (พร้อม AI binding) หรือ openai (พร้อม OPENAI_SPEECH_URL, OPENAI_SPEECH_MODEL และชื่อเสียงสองเสียง)',
}
