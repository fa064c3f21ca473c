import { el, find, say } from './dom.ts'

/** The address of src/offline/routes.ts as a module, put here by the build. */
declare const OFFLINE_MODULE: string

interface OfflineModule {
  /** The answer of the service's own code, or undefined for what only the service can do. */
  readonly answer: (request: Request) => Promise<Response | undefined>
}

/** `fetch`, or if the network fails, the answer of the same code in this browser. */
export const fetchOrAnswer: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init)
    mark(false)
    return response
  } catch (error) {
    if (init?.signal?.aborted) throw error
    mark(true)
    const { answer } = (await import(OFFLINE_MODULE)) as OfflineModule
    const response = await answer(new Request(input, init))
    if (!response) throw error
    return response
  }
}

/** A small sign while answers come from the device. */
function mark(isOffline: boolean): void {
  const shown = document.querySelector('.offline')
  if (!isOffline) return shown?.remove()
  if (shown) return
  const text = say('ออฟไลน์ · ตอบจากเครื่องของคุณ', 'Offline · answered on your device')
  find('.bar').after(el('p', { class: 'offline', role: 'status' }, text))
}

/** Caches the page and its parts for a visit without a network; nothing that a visitor typed. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return
  if (!navigator.onLine) mark(true)
  addEventListener('online', () => mark(false))
  addEventListener('offline', () => mark(true))
  // After the page is there: the cached parts are for later.
  addEventListener('load', () =>
    setTimeout(() => void navigator.serviceWorker.register('/worker.js').catch(() => undefined), 2000),
  )
}
