import type { Settings as ServiceSettings } from '../../src/env.ts'
import { settingNames } from '../setting-names.ts'

export interface Settings extends ServiceSettings {
  /** `on`: a proxy in front sets CF-Connecting-IP itself. */
  TRUST_PROXY?: string
}

/** In workerd's form: null if the environment has no such variable. */
export type BoundSettings = Readonly<Record<keyof Settings, string | null>>

type Missing = Exclude<keyof Settings, (typeof settingNames)[number]>

/** Does not compile if settingNames lacks a setting of src/env.ts. */
const names: readonly ([Missing] extends [never] ? keyof Settings : never)[] = settingNames

/** The settings in the Worker's form: missing ones are absent, not null. */
export function settingsOf(bound: BoundSettings): Settings {
  return Object.fromEntries(names.flatMap((name) => (bound[name] === null ? [] : [[name, bound[name]]])))
}
