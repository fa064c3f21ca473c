import { ORGANISATION_RULES } from '../../src/address/parse/person/organisation.ts'
import { WAYS } from '../../src/address/parse/person/recipient.ts'
import { doubts, meanings, weightier } from '../../src/address/parse/place/agreement.ts'
import { hitEvidence, neighbourEvidence, wholeEvidence } from '../../src/address/parse/place/evidence.ts'
import { factRules } from '../../src/address/parse/place/facts.ts'
import { hitRules } from '../../src/address/parse/place/hits.ts'
import { placeRules, wordRules } from '../../src/address/parse/place/lone-word.ts'
import { amongRules } from '../../src/address/parse/place/misspelt.ts'
import { nearRules } from '../../src/address/parse/place/near.ts'
import { sureRules } from '../../src/address/parse/place/sure.ts'
import { otherRules } from '../../src/address/parse/place/whole-names.ts'
import { HOUSE_EVIDENCE, NOT_A_HOUSE, SIGNED } from '../../src/address/parse/street/house-number.ts'
import { PART_OF_SITE } from '../../src/address/parse/street/site.ts'
import { STREET_RULES } from '../../src/address/parse/street/street-rules.ts'
import { CLAIM_RULES } from '../../src/address/parse/text/claims.ts'

export type Rules = readonly { readonly name: string }[]

/** The files of `src/address/parse` with rules, and their rules. */
const files: Readonly<Record<string, Rules>> = {
  'text/claims.ts': CLAIM_RULES,
  'street/street-rules.ts': Object.values(STREET_RULES).flat(),
  'street/house-number.ts': [...SIGNED, ...NOT_A_HOUSE, ...HOUSE_EVIDENCE, { name: 'house by its place' }],
  'street/site.ts': [{ name: PART_OF_SITE }],
  'person/organisation.ts': ORGANISATION_RULES,
  'person/recipient.ts': WAYS,
  'place/hits.ts': [...hitRules, { name: 'name of the table' }, { name: 'capital' }, { name: 'former parent' }],
  'place/evidence.ts': [...hitEvidence, ...neighbourEvidence, ...wholeEvidence, { name: 'sum' }],
  'place/facts.ts': [...factRules, { name: 'fact' }],
  'place/agreement.ts': [
    ...meanings,
    ...weightier,
    ...doubts,
    { name: 'sign of another level' },
    { name: 'against what two facts agree on' },
  ],
  'place/lone-word.ts': [...placeRules, ...wordRules],
  'place/misspelt.ts': amongRules,
  'place/near.ts': [...nearRules, { name: 'misspelt' }],
  'place/sure.ts': sureRules,
  'place/whole-names.ts': otherRules,
  'place/form.ts': [{ name: 'three names of a form' }],
  'place/short-forms.ts': [
    { name: 'short form' },
    { name: 'beginning of a name' },
    { name: 'numbered canal' },
    { name: 'ำ without its ring' },
  ],
}

/** The file of a rule, from `src/address/parse` on. */
export const fileOf = (rule: string): string | undefined =>
  Object.keys(files).find((file) => files[file]?.some(({ name }) => name === rule))
