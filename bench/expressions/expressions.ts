import { ambiguityOf } from './ambiguous.ts'
import { builtExpressions } from './built.ts'
import known from './not-linear.json' with { type: 'json' }
import { calls, expressions, type Expression } from './literals.ts'

/** Every regular expression of src, written or built, and the lines that built none. */
export async function allExpressions(): Promise<{ readonly all: Expression[]; readonly unused: string[] }> {
  const { built, unused } = await builtExpressions(calls(), async () => {
    const { piecesOf } = await import('../../src/address/names/pieces.ts')
    const { alikeIn } = await import('../../src/address/names/distance.ts')
    const { app } = await import('../../src/app.ts')
    const { operationsAt } = await import('../../src/http/unmatched.ts')
    for (const query of ['กก', 'klongtan']) piecesOf(query, alikeIn.en(), 16)
    operationsAt(app, '/')
  })
  return { all: [...expressions(), ...built], unused }
}

/** An expression, or the beginning of a long one, that is not linear in the length of its text, and why that is acceptable. */
interface NotLinear {
  readonly file: string
  readonly source: string
  readonly why: string
}

const isOf = ({ file, source }: NotLinear, expression: Expression): boolean =>
  file === expression.file && expression.source.startsWith(source)

export const isAccepted = (expression: Expression): boolean => known.some((each) => isOf(each, expression))

/**
 * `npm run expressions`: refuses a regular expression of src in which a loop can read one text in two ways: n repetitions have
 * 2^n readings, so a text of 60 stops a process.
 */
if (import.meta.main) {
  const { all, unused } = await allExpressions()
  const faults = all.flatMap((each) => {
    const text = ambiguityOf(each)
    return text === undefined ? [] : [`${each.file}: /${each.source}/ reads ${JSON.stringify(text)} in two ways`]
  })
  faults.push(...unused.map((line) => `${line}: nothing has built its expression`))
  for (const each of known)
    if (!all.some((expression) => isOf(each, expression)))
      faults.push(`not-linear.json: ${each.file} has no ${each.source}`)
  for (const fault of faults) console.log(fault)
  console.log(`${all.length} regular expressions, ${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
}
