import { entries } from '../../../scripts/package/entries.ts'
import { inputs, now } from '../../../test/package/inputs.ts'

/** Number of calls in the program. */
export const callCount = Object.values(entries)
  .flat()
  .reduce((sum, name) => sum + (inputs[name] ?? []).length, 0)

/**
 * A program that calls every function of the installed package with the inputs of test/package, as JavaScript: it exports
 * `results()`, a promise of the answers and refusals as JSON. The bytes of a picture are a list of numbers.
 */
export function program(): string {
  const names = Object.entries(entries)
  return `${names.map(([entry, functions]) => `import { ${functions.join(', ')} } from '@sala-thai/tools/${entry}'`).join('\n')}

// It is the same moment in every place that is compared.
const Clock = globalThis.Date
globalThis.Date = class extends Clock {
  constructor(...given) {
    super(...(given.length > 0 ? given : [${Date.parse(now)}]))
  }
  static now = () => ${Date.parse(now)}
}
const inputs = ${JSON.stringify(inputs)}
const functions = { ${names.flatMap(([, functions]) => functions).join(', ')} }

async function resultOf(run, params) {
  try {
    const answer = await run(params)
    return { answer: answer instanceof Uint8Array ? [...answer] : answer }
  } catch (error) {
    const { name, code, message, messageTh, parameter, errors } = error
    return { refused: { name, code, message, messageTh, parameter, errors } }
  }
}

export async function results() {
  const all = {}
  for (const [name, run] of Object.entries(functions)) {
    all[name] = []
    for (const params of inputs[name]) all[name].push(await resultOf(run, params))
  }
  return JSON.stringify(all)
}
`
}

/** The same imports in TypeScript, with a value of each type. */
export function typedProgram(): string {
  const imports = Object.entries(entries).map(
    ([entry, names], i) => `import { ${names.join(', ')}, SalaError as E${i} } from '@sala-thai/tools/${entry}'`,
  )
  return `${imports.join('\n')}
export const text: string = bahtText({ amount: '1' }).text
export const count: Promise<{ count: number }> = provinces()
export const bytes: Uint8Array = qrPng({ text: 'x' })
export const error: Error = new E0('invalid_parameter', 'a', 'b')
export const all = [${Object.values(entries).flat().join(', ')}]
`
}
