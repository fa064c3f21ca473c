import type { TestProject } from 'vitest/node'
import { startService } from './service.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the local service, without a trailing slash. */
    origin: string
  }
}

/** Starts the service for all browser tests, without a provider or an operator's secret, and ends it after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await startService(['RATE_LIMITS:off'])
  project.provide('origin', origin)
  return stop
}
