import { readFileSync, writeFileSync } from 'node:fs'
import { lowBits, nameHash, OF_A_PLACE, packedHashes } from '../../src/text/read/places.ts'

/**
 * Makes the list of places for the reading of texts, to distinguish อ.ปาย (a district) from อ.สมศรี (a teacher): the names of the
 * provinces, and of the districts outside Bangkok but for those that begin as only places do. Only hashes of 20 bits are
 * bundled, as the steps from one to the next.
 */
const product = new URL('../../src/text/read/places.generated.json', import.meta.url)
const BANGKOK = '10'
/** What people write for provinces in short. */
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
  .map(([, name]) => name.replace(/-.*/, '')) // a run of letters ends before a hyphen: สุไหงโก-ลก

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
