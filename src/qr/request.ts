import * as z from 'zod'
import type { Parameter, Values } from '../http/parameter.ts'
import { parameterProblem, Problem, type ParameterError } from '../http/problem.ts'
import { readParameters } from '../http/read.ts'
import { nearestName } from '../http/unknown-names.ts'
import type { fieldParameters } from './fields.ts'
import type { FieldValue } from './contact.ts'
import { fieldNames, kindAliases, kindNames, kinds, type Kind, type KindName } from './kinds.ts'
import { bodyLogo, styleParameters, type Style } from './style.ts'

const kindList = [...kindNames, ...Object.keys(kindAliases)].join(', ')

/** The kind, by its own name or by another service's. */
export const kindParameter: Parameter<KindName> = {
  schema: z
    .string()
    .transform((name) => kindNames.find((known) => known === name) ?? kindAliases[name])
    .pipe(z.enum(kindNames)),
  rule: { en: `must be one of ${kindList}`, th: `ต้องเป็นค่าหนึ่งใน ${kindList}` },
  jsonSchema: { type: 'string', enum: [...kindNames, ...Object.keys(kindAliases)] },
  description:
    'What the QR code is for. `url`, `vcard`, `tel` and `location` are other names of link, contact, phone and geo.',
  example: 'wifi',
}

/** Checked by hand, because zod's record passes over a property called `__proto__`. */
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const bodyStyle = styleParameters(bodyLogo)

/** The `style` object: the same parameters as the images take in their query. */
export const styleParameter: Parameter<Style> = {
  schema: z
    .custom<object>(isObject)
    .default({})
    .transform((given, ctx) => {
      try {
        const raw = new Map(Object.entries(given).map(([name, value]) => [name, [value]]))
        return readParameters(bodyStyle, raw, 'body', 'refused') as Style
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        const { code, options } = error
        for (const { parameter, message, messageTh } of options.errors ?? []) {
          ctx.addIssue({ code: 'custom', path: [parameter], params: { en: message, th: messageTh, code } })
        }
        ctx.addIssue({ code: 'custom', params: { further: options.further } })
        return z.NEVER
      }
    }),
  rule: { en: 'must be an object', th: 'ต้องเป็นออบเจกต์' },
  jsonSchema: {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(bodyStyle).map(([name, { jsonSchema, description }]: [string, Parameter]) => [
        name,
        { ...jsonSchema, description },
      ]),
    ),
    additionalProperties: false,
  },
  description: 'How the picture looks.',
  example: { color: '003366', caption: 'สแกนเพื่อจ่าย' },
}

type FieldValues = Values<typeof fieldParameters>

/**
 * The text of a kind.
 *
 * @throws {Problem} fields that are missing, or that the kind does not have.
 */
export function textOf(kind: KindName, fields: FieldValues): string {
  const definition: Kind = kinds[kind]
  const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const foreign = foreignFields(kind, given)
  const missing = missingFields(kind, fields)
  if (foreign.length + missing.length > 0) {
    throw parameterProblem(foreign.length > 0 ? 'unknown_parameter' : 'missing_parameter', [...foreign, ...missing])
  }
  if (kind === 'wifi') checkWifi(fields)
  return definition.text(fields)
}

const bodyError = (parameter: string, message: string, messageTh: string): ParameterError => ({
  parameter,
  in: 'body',
  message,
  messageTh,
})

function foreignFields(kind: KindName, given: readonly string[]): ParameterError[] {
  const known = fieldNames(kinds[kind])
  return given
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = nearestName(name, known)
      return nearest
        ? bodyError(
            name,
            `is not a field of ${kind}; did you mean ${nearest}?`,
            `ไม่ใช่ข้อมูลของ ${kind} หมายถึง ${nearest} หรือไม่`,
          )
        : bodyError(
            name,
            `is not a field of ${kind}, which has ${known.join(', ')}`,
            `ไม่ใช่ข้อมูลของ ${kind} ซึ่งมี ${known.join(', ')}`,
          )
    })
}

function missingFields(kind: KindName, fields: FieldValues): ParameterError[] {
  const { required, oneOf = [] }: Kind = kinds[kind]
  const has = (name: string): boolean => fields[name as keyof FieldValues] !== undefined
  const missing = required.filter((name) => !has(name)).map((name) => bodyError(name, 'is required', 'ต้องระบุ'))
  const [first] = oneOf
  if (first === undefined || oneOf.some(has)) return missing
  return [
    ...missing,
    bodyError(first, `or another of ${oneOf.join(', ')} is required`, `หรือข้อมูลอื่นใน ${oneOf.join(', ')} ต้องระบุ`),
  ]
}

/** A protected network needs a password, an open one must not have any. */
function checkWifi({ password, security }: FieldValues): void {
  if (security === 'nopass' && password !== undefined) {
    throw parameterProblem('invalid_parameter', [
      bodyError('password', 'must be left out when security is nopass', 'ต้องไม่ระบุเมื่อ security เป็น nopass'),
    ])
  }
  if (security !== undefined && security !== 'nopass' && password === undefined) {
    throw parameterProblem('missing_parameter', [
      bodyError('password', `is required when security is ${security}`, `ต้องระบุเมื่อ security เป็น ${security}`),
    ])
  }
}

/** The field to name when the whole is too long. */
export function longestField(fields: FieldValues): string {
  const [longest] = Object.entries(fields).toSorted(([, a], [, b]) => written(b).length - written(a).length)
  return longest?.[0] ?? 'text'
}

const written = (value: FieldValue | undefined): string => String(value ?? '')
