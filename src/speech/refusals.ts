import { Problem, type Bilingual, type ProblemCode } from '../http/problem.ts'
import type { FailureName, SpeechFailure } from './provider.ts'
import type { CircuitOpen } from './speak.ts'

/** Why no speech comes, as the client is told. Nothing the provider said is repeated. */

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
const answers: Record<FailureName, [ProblemCode, Bilingual]> = {
  forbidden: upstream,
  refused: upstream,
  unavailable: upstream,
  unreachable: upstream,
  failed: upstream,
  broken: upstream,
  busy,
  timeout: late,
  abandoned: late,
}

/** The problem for a failed call. Only a busy provider's own Retry-After is passed on. */
export function failureProblem({ kind, retryAfterSeconds }: SpeechFailure): Problem {
  const [code, detail] = answers[kind]
  return new Problem(code, detail, retryAfter(kind === 'busy' ? (retryAfterSeconds ?? RETRY_SECONDS) : RETRY_SECONDS))
}

/** The problem while the circuit is open. */
export function circuitProblem({ waitMs }: CircuitOpen): Problem {
  return new Problem(...busy, retryAfter(Math.max(RETRY_SECONDS, Math.ceil(waitMs / 1000))))
}

/** The problem when the day's characters are used up. */
export function budgetProblem(secondsToMidnight: number): Problem {
  return new Problem(
    'speech_budget_exhausted',
    {
      en: "Today's characters of the whole service are used up; new ones come at midnight in Bangkok.",
      th: 'โควตาตัวอักษรของทั้งบริการสำหรับวันนี้หมดแล้ว เริ่มใหม่เที่ยงคืนตามเวลาไทย',
    },
    retryAfter(secondsToMidnight),
  )
}

/** The problem without a usable provider; it names the settings, for whoever runs the service. */
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
    'SPEECH_PROVIDER to azure (with AZURE_SPEECH_KEY and AZURE_SPEECH_REGION), google (with GOOGLE_TTS_KEY) ' +
    'or workers-ai (with the AI binding)',
  th:
    'SPEECH_PROVIDER เป็น azure (พร้อม AZURE_SPEECH_KEY และ AZURE_SPEECH_REGION), google (พร้อม GOOGLE_TTS_KEY) ' +
    'หรือ workers-ai (พร้อม AI binding)',
}
