import { readFileSync, writeFileSync } from 'node:fs'
import { lowBits, nameHash, OF_A_PLACE, packedHashes } from '../../src/text/read/places.ts'

/**
 * Builds the list of places for reading texts, to distinguish อ.ปาย (a district) from อ.สมศรี (a teacher): the names of the
 * provinces, and of the districts outside Bangkok except those that begin as only places do. Bundles only 20-bit hashes, as
 * the steps between them.
 */
const product = new URL('../../src/text/read/places.generated.json', import.meta.url)
const BANGKOK = '10'
/** Short names of provinces. */
const SHORT = ['กรุงเทพ', 'อยุธยา', 'โคราช']

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
const districts = names('districts.tsv')
  .filter(([code, name]) => !code.startsWith(BANGKOK) && !OF_A_PLACE.test(name))
  .map(([, name]) => name.replace(/-.*/, '')) // a run of letters ends at a hyphen: สุไหงโก-ลก

function packed(list: readonly string[], low: number): string {
  return packedHashes(
    [...new Set(list.map(nameHash))].toSorted((a, b) => a - b),
    low,
  )
}

const places = {
  provinces: packed([...provinces, ...SHORT], lowBits.provinces),
  districts: packed(districts, lowBits.districts),
}
writeFileSync(product, `${JSON.stringify(places)}\n`)
console.log(`read: ${provinces.length} provinces, ${new Set(districts).size} names of districts`)
