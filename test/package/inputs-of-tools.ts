import type { Tool } from '../../src/http/tool.ts'
import { textTools } from '../../src/text/tools.ts'
import { textWords } from '../../src/text/words.generated.ts'

/**
 * Inputs of each tool with its own words: the example of every parameter, and in its place what people and programs send
 * by mistake.
 */
export const inputsOfTools: Readonly<Record<string, readonly object[]>> = Object.fromEntries(
  Object.values(textTools).map((tool) => [tool.name, inputsOf(tool, textWords[tool.name as keyof typeof textTools])]),
)

interface WordsOfInputs {
  readonly input: Readonly<Record<string, { readonly example: unknown }>>
}

function inputsOf({ input }: Tool, words: WordsOfInputs): object[] {
  const examples = Object.fromEntries(Object.entries(words.input).map(([name, { example }]) => [name, example]))
  return Object.entries(input).flatMap(([name, { jsonSchema = {}, textCharsMax = 100 }]) => {
    const { [name]: example, ...rest } = examples
    const choices = (jsonSchema['enum'] as readonly string[] | undefined) ?? []
    return [
      rest,
      ...[example, ...choices, ...oddOf(String(example), textCharsMax)].map((each) => ({ ...examples, [name]: each })),
    ]
  })
}

function oddOf(example: string, charsMax: number): readonly unknown[] {
  return [
    '',
    ' ',
    ` ${example}\n`,
    `${example} ${example}`,
    `\u200b${example}\u00a0`,
    `${example}\u0000`,
    'a+b&c=1',
    'Smith',
    '๑๒๓',
    '１２',
    '12.50',
    '-1',
    'ก',
    '😀',
    125,
    1e21,
    null,
    'ก'.repeat(charsMax),
    'ก'.repeat(charsMax + 1),
    '😀'.repeat(charsMax),
  ]
}
