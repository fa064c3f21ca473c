import { rootId, subName, type TemplateKind } from './field-names.ts'
import { schemeOfTemplate } from './scheme.ts'
import { only, twoDigitText, type DataObject } from './tlv.ts'

/** One data object of the answer; `fields` are the objects inside a template, null if it is not a template. */
export interface Field {
  readonly id: string
  /** Null for an object without a known name. */
  readonly name: string | null
  /** Characters, as declared in the text. */
  readonly length: number
  readonly value: string
  readonly fields: readonly Field[] | null
}

/** All objects in the order of the text, with one level of templates expanded. */
export function fieldList(root: readonly DataObject[]): Field[] {
  return root.map(({ id, length, value, inside }) => ({
    id: twoDigitText(id),
    name: rootId(id).name,
    length,
    value,
    fields: inside?.whole ? subFields(id, inside.objects) : null,
  }))
}

function subFields(templateId: number, objects: readonly DataObject[]): Field[] {
  const kind = templateKind(templateId, objects)
  return objects.map(({ id, length, value }) => ({
    id: twoDigitText(id),
    name: subName(kind, id),
    length,
    value,
    fields: null,
  }))
}

const plainKinds: Readonly<Record<number, TemplateKind>> = { 62: 'additionalData', 64: 'language', 80: 'vat' }

function templateKind(id: number, objects: readonly DataObject[]): TemplateKind {
  if (id === 0) return only(objects, 1) === '01' ? 'walletSlip' : 'slip'
  return plainKinds[id] ?? schemeOfTemplate(id, only(objects, 0)) ?? (rootId(id).isAccount ? 'account' : 'unknown')
}
