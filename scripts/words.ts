import { writeFileSync } from 'node:fs'
import { textTools } from '../src/text/tools.ts'

/** A first step of `npm run build`: writes src/text/words.generated.ts (ignored by Git), the words of each text tool. */
const tools = Object.entries(textTools).map(([name, { path }]) => ({ name, folder: path.slice(1) }))

writeFileSync(
  new URL('../src/text/words.generated.ts', import.meta.url),
  `// Written by \`npm run build\` from tools.ts.
import type { Words } from '../http/words.ts'
${tools.map(({ name, folder }) => `import { words as ${name} } from './${folder}/words.ts'`).join('\n')}
import type { textTools } from './tools.ts'

/** The words of each tool of the group. */
export const textWords: { readonly [Name in keyof typeof textTools]: Words<(typeof textTools)[Name]> } = {
${tools.map(({ name }) => `  ${name},`).join('\n')}
}
`,
)
