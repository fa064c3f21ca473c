import { propertiesOf } from '../http/body.ts'
import type { Parameter } from '../http/parameter.ts'
import { readParameters } from '../http/read.ts'
import type { Judged } from '../http/values.ts'
import { SalaError, type ParameterError } from './sala-error.ts'

/** What the contract says about a property of a body. */
interface Facts extends Partial<Pick<Parameter, 'aliases' | 'impliedBy' | 'emptyIsAbsent' | 'textCharsMax'>> {
  readonly rule: Parameter['rule']
}

/** A property that a function judges instead of a schema; undefined comes in when it is absent. */
export function inBody<T>(judge: (raw: unknown) => Judged<T>, facts: Facts): Parameter<T> {
  const safeParse = (raw: unknown) => {
    try {
      const judged = judge(raw)
      if ('value' in judged) return { success: true, data: judged.value }
      return { success: false, error: { issues: [{ code: 'custom', path: [], params: { ...judged.refused } }] } }
    } catch (error) {
      // The parameters of an object inside are refused one by one.
      if (!(error instanceof SalaError)) throw error
      return { success: false, error: { issues: error.errors.map((each) => issueOf(error, each)) } }
    }
  }
  // Of a schema only this function is called.
  return { ...facts, schema: { safeParse }, description: '', example: undefined } as unknown as Parameter<T>
}

const issueOf = ({ code }: SalaError, { parameter, message, messageTh }: ParameterError): object => ({
  code: 'custom',
  path: [parameter],
  params: { en: message, th: messageTh, code },
})

type Bodies = Readonly<Record<string, Parameter>>
type Values<B extends Bodies> = { [Name in keyof B]: B[Name] extends Parameter<infer T> ? T : never }

/**
 * The values of a call, judged as the service judges a JSON body: unknown names are refused.
 *
 * @throws {SalaError}
 */
export function bodyOf<B extends Bodies>(parameters: B, params: object | null | undefined): Values<B> {
  const given = Object.entries(params ?? {}).filter(([, value]) => value !== undefined)
  return readParameters(parameters, propertiesOf(Object.fromEntries(given)), 'body', 'refused') as Values<B>
}
