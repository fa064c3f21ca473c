import { rootName, subName, type TemplateKind } from './field-names.ts'
import { schemeOfTemplate } from './scheme.ts'
import { only, readChain, type DataObject } from './tlv.ts'

/** One data object as the answer shows it; `fields` are the objects inside a template, null where it is none. */
export interface Field {
  readonly id: string
  /** Null for an object that no table names. */
  readonly name: string | null
  /** Characters, as the text says. */
  readonly length: number
  readonly value: string
  readonly fields: readonly Field[] | null
}

/**
 * All objects in the order of the text, one level of templates opened.
 *
 * @example fieldsOf(readChain('5802TH').objects) // [{ id: '58', name: 'country', length: 2, value: 'TH', fields: null }]
 */
export function fieldsOf(objects: readonly DataObject[]): Field[] {
  return objects.map((object) => ({
    id: object.id,
    name: rootName(object.id),
    length: object.length,
    value: object.value,
    fields: isTemplate(object) ? subFields(object) : null,
  }))
}

/** 00 is a template on slips; account templates 26–51, 62, 64 and the unreserved 80–99 but 81 (a message) may be. */
function isTemplate({ id, value }: DataObject): boolean {
  if (id === '00') return value.length > 2
  return (id >= '26' && id <= '51') || id === '62' || id === '64' || (id >= '80' && id !== '81')
}

function subFields(template: DataObject): Field[] | null {
  const { objects, whole } = readChain(template.value)
  if (!whole) return null
  const kind = templateKind(template.id, objects)
  return objects.map(({ id, length, value }) => ({ id, name: subName(kind, id), length, value, fields: null }))
}

const plainKinds: Readonly<Record<string, TemplateKind>> = { '62': 'additionalData', '64': 'language', '80': 'vat' }

function templateKind(id: string, objects: readonly DataObject[]): TemplateKind {
  if (id === '00') return only(objects, '01') === '01' ? 'walletSlip' : 'slip'
  return plainKinds[id] ?? schemeOfTemplate(id, only(objects, '00')) ?? (id <= '51' ? 'account' : 'unknown')
}
