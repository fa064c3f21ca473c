import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Makes the list of place names by which the reading of a text tells อ.ปาย (a district) from อ.สมศรี (a teacher): the
 * provinces, and the districts outside Bangkok but for the capital ones, which are เมือง and the province's name.
 */
const product = new URL('../../src/text/read/places.generated.json', import.meta.url)
const BANGKOK = '10'

/** Code and Thai name of every row. */
function names(file: string): [string, string][] {
  const lines = readFileSync(new URL(`../address/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
  return lines.map((line) => {
    const [code = '', nameTh = ''] = line.split('\t')
    return [code, nameTh]
  })
}

const provinces = names('provinces.tsv').map(([, name]) => name)
const capitals = new Set(provinces.map((name) => `เมือง${name}`))
const districts = names('districts.tsv')
  .filter(([code, name]) => !code.startsWith(BANGKOK) && !capitals.has(name))
  .map(([, name]) => name)
const sorted = [...new Set(districts)].toSorted()

writeFileSync(product, `${JSON.stringify({ provinces: provinces.join(' '), districts: sorted.join(' ') })}\n`)
console.log(`read: ${provinces.length} provinces, ${sorted.length} names of districts`)
