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
  'pages',
  'load --selfhost',
  'crash --selfhost',
  'package:check',
  'mutations',
]
const HEAD = '# Results\n\nWritten by the commands, not by hand.'

/**
 * Writes the output of a command to RESULTS.md, replacing its earlier section.
 *
 * @param name of the npm script, with its variant.
 * @param command the command line.
 * @param minutes duration of the run.
 */
export function writeSection(name: string, command: string, text: string, minutes: number): void {
  const [processor] = cpus()
  const facts = `${new Date().toISOString().slice(0, 10)}, ${minutes.toFixed(1)} minutes, ${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, load average ${(loadavg()[0] ?? 0).toFixed(2)} at the end.`
  const sections = new Map(sectionsNow().map((section) => [nameOf(section), section]))
  sections.set(name, `# \`${command}\`\n\n${facts}\n\n${text}`)
  const inOrder = order.flatMap((known) => sections.get(known) ?? [])
  writeFileSync(file, `${[HEAD, ...inOrder].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`)
}

/** What a proof prints before each finding. */
const VERDICTS: Readonly<Record<string, string>> = { ok: 'met', near: 'near', FAIL: '**missed**', '': '' }
const FINDING = /^(?:(ok|near|FAIL) +| {5})(.+)$/

/**
 * Formats the output of a proof for RESULTS.md: consecutive findings as a table, other lines as paragraphs.
 *
 * @example tablesOf('ok   0 leaks') // '| | Finding |\n|---|---|\n| met | 0 leaks |'
 */
export function tablesOf(printed: string): string {
  const blocks: string[][] = []
  let isTable = false
  for (const line of printed.split('\n').filter((each) => each.trim() !== '')) {
    const finding = FINDING.exec(line)
    if (finding && !isTable) blocks.push(['| | Finding |', '|---|---|'])
    isTable = finding !== null
    if (finding) blocks.at(-1)?.push(`| ${VERDICTS[finding[1] ?? '']} | ${finding[2]?.replaceAll('|', '\\|')} |`)
    else blocks.push([line.trim()])
  }
  return blocks.map((lines) => lines.join('\n')).join('\n\n')
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
