import { Problem } from '../../http/problem.ts'
import type { RawValues } from '../../http/query.ts'
import { tool } from '../../http/tool.ts'
import { checkId as check, invalid, type IdCheck } from './id-check.ts'

/** Parameter names for the number. */
const idNames = ['id', 'number', 'nationalId', 'taxId'] as const

export const checkId = tool({
  name: 'checkId',
  path: '/id',
  input: {
    id: {
      judge: (raw: unknown) => ({ value: raw }),
      rule: { en: 'may be anything', th: 'เป็นอะไรก็ได้' },
      jsonSchema: { type: 'string' },
      aliases: idNames.slice(1),
    },
  },
  acceptsAnything: true,
  answer: (_, { rawQuery }) => checkGiven(rawQuery),
  formats: { text: ({ valid }) => String(valid) },
  rate: 'data',
  cache: 'none',
  in: ['package', 'offline'],
})

/** Checks a number under one name; a repeated name, differing aliases, broken encoding or too many parameters are no number. */
function checkGiven(query: RawValues | Problem): IdCheck {
  if (query instanceof Problem) return invalid('characters')
  const given = idNames.map((name) => query.get(name) ?? [])
  const values = new Set(given.flat() as string[])
  if (values.size > 1 || given.some((each) => each.length > 1)) return invalid('characters')
  return check([...values][0] ?? '')
}
