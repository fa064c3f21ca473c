import { el, find, say } from './dom.ts'

/** The URLs of src/offline/routes.ts and codes.ts as modules, inserted by the build. */
declare const OFFLINE_MODULE: string
declare const CODES_MODULE: string

interface OfflineModule {
  /** The answer of the service's own code, or undefined for what only the service can answer. */
  readonly answer: (request: Request) => Promise<Response | undefined>
}

/** Longer than the service's own timeout for speech. */
const PATIENCE_MS = 15_000

/** `fetch`; if the network or the service fails or is too slow, the answer of the same code in this browser. */
export const fetchOrAnswer: typeof fetch = async (input, init) => {
  const reached = await fetchInTime(input, init)
  if (reached instanceof Response && reached.status < 500) {
    mark(undefined)
    return reached
  }
  const isResponse = reached instanceof Response
  if (!isResponse && init?.signal?.aborted) throw reached
  if (!isResponse) mark('offline')
  const own = await ownAnswer(input, init).catch(() => undefined)
  if (own && isResponse) mark('fault')
  if (own ?? isResponse) return own ?? (reached as Response)
  throw reached
}

/** The answer, or the error instead. */
async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response | Error> {
  const waiting = new AbortController()
  const stop = (): void => waiting.abort()
  const slow = setTimeout(stop, PATIENCE_MS)
  init?.signal?.addEventListener('abort', stop)
  try {
    return await fetch(input, { ...init, signal: waiting.signal })
  } catch (error) {
    return error instanceof Error ? error : new Error('no answer')
  } finally {
    clearTimeout(slow)
    init?.signal?.removeEventListener('abort', stop)
  }
}

async function ownAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response | undefined> {
  const { answer } = (await import(OFFLINE_MODULE)) as OfflineModule
  return answer(new Request(input, init))
}

/**
 * Replaces `fetch`: answers with the service's own code in this browser, with or without a network. The input is never sent,
 * not even if the code cannot be loaded.
 */
export const answerHere: typeof fetch = async (input, init) => {
  const { answer } = await codes()
  const own = await answer(new Request(input, init))
  if (!own) throw new Error('only the service can do this')
  return own
}

const codes = (): Promise<OfflineModule> => import(CODES_MODULE) as Promise<OfflineModule>

/** Loads the QR code module on the first focus of a field, so that it is there after the typing. */
export const loadWhenUsed = (form: HTMLElement): void =>
  form.addEventListener('focusin', () => void codes().catch(() => undefined), { once: true })

const signs = {
  offline: ['ออฟไลน์ · ตอบจากเครื่องของคุณ', 'Offline · answered on your device'],
  fault: ['บริการขัดข้อง · ตอบจากเครื่องของคุณ', 'The service has a fault · answered on your device'],
} as const satisfies Readonly<Record<string, readonly [th: string, en: string]>>

/** Shows a small sign while answers come from the device. */
function mark(why: keyof typeof signs | undefined): void {
  document.querySelector('.offline')?.remove()
  if (why) find('.bar').after(el('p', { class: 'offline', role: 'status' }, say(signs[why][0], signs[why][1])))
}

/** Caches the page and its parts for a visit without a network; never any input. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return
  if (!navigator.onLine || document.documentElement.hasAttribute('data-offline')) mark('offline')
  addEventListener('online', () => mark(undefined))
  addEventListener('offline', () => mark('offline'))
  // After the page's own load: the cached parts are for later.
  addEventListener('load', () =>
    setTimeout(() => void navigator.serviceWorker.register('/worker.js').catch(() => undefined), 2000),
  )
}
