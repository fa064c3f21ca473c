import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

const file = `${import.meta.dirname}/RESULTS.md`
const order = [
  'bench',
  'start-up',
  'against',
  'growth',
  'growth --against',
  'fuzz',
  'doors',
  'load',
  'crash',
  'viral',
  'pages',
  'load --selfhost',
  'crash --selfhost',
  'package:check',
  'mutations',
]
const HEAD = '# Results\n\nWritten by the commands, not by hand.'

/**
 * Writes what a command printed to RESULTS.md, in place of what it wrote before.
 *
 * @param name of the npm script, and the variant of it.
 * @param command as it was run.
 * @param minutes that it took.
 */
export function writeSection(name: string, command: string, text: string, minutes: number): void {
  const [processor] = cpus()
  const facts = `${new Date().toISOString().slice(0, 10)}, ${minutes.toFixed(1)} minutes, ${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, load average ${(loadavg()[0] ?? 0).toFixed(2)} at the end.`
  const sections = new Map(sectionsNow().map((section) => [nameOf(section), section]))
  sections.set(name, `# \`${command}\`\n\n${facts}\n\n${text}`)
  const inOrder = order.flatMap((known) => sections.get(known) ?? [])
  writeFileSync(file, `${[HEAD, ...inOrder].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`)
}

function sectionsNow(): string[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .trim()
    .split(/\n\n(?=# `)/)
    .slice(1)
}

function nameOf(section: string): string {
  if (section.startsWith('# `npm run bench -- --against')) return 'against'
  const [, script = '', variant] = /^# `npm run ([\w:-]+)(?:.*(--selfhost|--against))?/.exec(section) ?? []
  return variant === undefined ? script : `${script} ${variant}`
}
