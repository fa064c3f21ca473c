import { propertiesOf } from '../http/body.ts'
import type { Inputs, Values } from '../http/parameter.ts'
import { readParameters } from '../http/read.ts'

/**
 * The values of a call, validated like a JSON body of the service: unknown names are rejected.
 *
 * @throws {Problem}
 */
export function bodyOf<I extends Inputs>(inputs: I, params: object | null | undefined): Values<I> {
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined)
  return readParameters(inputs, propertiesOf(Object.fromEntries(given)), 'body', 'refused')
}
