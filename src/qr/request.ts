import * as z from 'zod'
import { judgedSchema, type Parameter } from '../http/parameter.ts'
import { Problem } from '../http/problem.ts'
import { readParameters } from '../http/read.ts'
import { kindAliases, kindNames, type KindName } from './kinds.ts'
import { judgedKind } from './field-values.ts'
import { bodyLogo, styleParameters, type Style } from './style.ts'

const kindList = [...kindNames, ...Object.keys(kindAliases)].join(', ')

/** The kind, by its own name or by another service's. */
export const kindParameter: Parameter<KindName> = {
  schema: judgedSchema(judgedKind),
  rule: { en: `must be one of ${kindList}`, th: `ต้องเป็นค่าหนึ่งใน ${kindList}` },
  jsonSchema: { type: 'string', enum: [...kindNames, ...Object.keys(kindAliases)] },
  description:
    'What the QR code is for. `url`, `vcard`, `tel` and `location` are other names of link, contact, phone and geo.',
  example: 'wifi',
}

/** Checked by hand, because zod's record passes over a property called `__proto__`. */
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

export const bodyStyle = styleParameters(bodyLogo)

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
