import type * as z from 'zod'
import type { Parameter } from './parameter.ts'

const absents = new WeakMap<Parameter, z.ZodSafeParseResult<unknown>>()

/** What the schema makes of a request without the parameter: its default, or a refusal. The schema is run once. */
export function absent(parameter: Parameter): z.ZodSafeParseResult<unknown> {
  let known = absents.get(parameter)
  if (known === undefined) {
    known = parameter.schema.safeParse(undefined)
    absents.set(parameter, known)
  }
  return known
}

/** Whether a request without the parameter is refused. */
export const isRequired = (parameter: Parameter): boolean => !absent(parameter).success
