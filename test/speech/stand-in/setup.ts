import type { TestProject } from 'vitest/node'
import { startStandIn } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Base URL of the stand-in for speech providers, a Node server outside workerd. */
    speechStandIn: string
  }
}

/** vitest's globalSetup: the stand-in runs as long as the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startStandIn()
  project.provide('speechStandIn', url)
  return close
}
