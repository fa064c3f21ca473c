import { tableOf, type Explain } from './why/table.ts'

/** Each room is a module of `scripts/why/` whose `explain` returns the rows of the table; the values are its options. */
const rooms = { parse: ' [--all]', read: ' [everyday] [tho]', romanize: ' [place|person]', search: '' }

/** `npm run why -- ROOM "TEXT" [OPTION…]`: explains the result of a room for a text. Needs the Node of package.json. */
const [room = '', text, ...options] = process.argv.slice(2)
if (text === undefined || !Object.hasOwn(rooms, room)) {
  for (const [name, its] of Object.entries(rooms)) console.error(`npm run why -- ${name} "TEXT"${its}`)
  process.exitCode = 1
} else {
  const { explain } = (await import(`./why/${room}.ts`)) as { explain: Explain }
  const { before, rows, after } = explain(text, options)
  for (const part of [before, rows.length > 0 && tableOf(rows), after]) if (part) console.log(part)
}
