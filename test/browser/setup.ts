import type { TestProject } from 'vitest/node'
import { startService } from './service.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the local service, without a trailing slash. */
    origin: string
  }
}

/** The service without any provider or secret of an operator, for all browser tests; ended after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await startService(['RATE_LIMITS:off'])
  project.provide('origin', origin)
  return stop
}
