import { parameterProblem, type ParameterError } from '../http/problem.ts'
import { nearestName } from '../http/unknown-names.ts'
import { utf8Bytes } from '../http/values.ts'
import type { FieldValue } from './contact.ts'
import { fieldNames, kinds, type Kind, type KindName } from './kinds.ts'

/** The validated fields of a body. */
type FieldValues = Readonly<Record<string, FieldValue | undefined>>

/**
 * The given kind, or text if there is only `text`.
 *
 * @throws {Problem} without either.
 */
export function kindOf(kind: KindName | undefined, { text }: FieldValues): KindName {
  if (kind === undefined && text === undefined)
    throw parameterProblem('missing_parameter', [inBody('kind', 'is required', 'ต้องระบุ')])
  return kind ?? 'text'
}

/**
 * The text of a kind.
 *
 * @throws {Problem} for missing fields, or fields that the kind does not have.
 */
export function textOf(kind: KindName, fields: FieldValues): string {
  const definition: Kind = kinds[kind]
  const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const foreign = foreignFields(kind, given)
  const missing = missingFields(kind, fields)
  if (foreign.length + missing.length > 0) {
    throw parameterProblem(foreign.length > 0 ? 'unknown_parameter' : 'missing_parameter', [...foreign, ...missing])
  }
  if (kind === 'wifi') checkWifi(fields)
  return definition.text(fields)
}

const inBody = (parameter: string, message: string, messageTh: string): ParameterError => ({
  parameter,
  in: 'body',
  message,
  messageTh,
})

function foreignFields(kind: KindName, given: readonly string[]): ParameterError[] {
  const known = fieldNames(kinds[kind])
  return given
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = nearestName(name, known)
      const en = nearest ? `; did you mean ${nearest}?` : `, which has ${known.join(', ')}`
      const th = nearest ? `หมายถึง ${nearest} หรือไม่` : `ซึ่งมี ${known.join(', ')}`
      return inBody(name, `is not a field of ${kind}${en}`, `ไม่ใช่ข้อมูลของ ${kind} ${th}`)
    })
}

function missingFields(kind: KindName, fields: FieldValues): ParameterError[] {
  const { required, oneOf = [] }: Kind = kinds[kind]
  const has = (name: string): boolean => fields[name] !== undefined
  const missing = required.filter((name) => !has(name)).map((name) => inBody(name, 'is required', 'ต้องระบุ'))
  const [first] = oneOf
  if (first === undefined || oneOf.some(has)) return missing
  return [
    ...missing,
    inBody(first, `or another of ${oneOf.join(', ')} is required`, `หรือข้อมูลอื่นใน ${oneOf.join(', ')} ต้องระบุ`),
  ]
}

/** WPA's passphrase, and its raw key (IEEE 802.11, annex J.4). */
const passphraseBytes = { min: 8, max: 63 } as const
const RAW_KEY = /^[\dA-Fa-f]{64}$/

/** A Wi-Fi password of another length does not exist, so its code could not connect. */
function isPassphrase(password: string): boolean {
  const bytes = utf8Bytes(password)
  return RAW_KEY.test(password) || (bytes >= passphraseBytes.min && bytes <= passphraseBytes.max)
}

/** A password requires a protection, and an open network has none; WPA bounds its length. */
function checkWifi({ password, security }: FieldValues): void {
  if (security === 'nopass' && password !== undefined) {
    throw parameterProblem('invalid_parameter', [
      inBody('password', 'must be left out when security is nopass', 'ต้องไม่ระบุเมื่อ security เป็น nopass'),
    ])
  }
  if (security !== undefined && security !== 'nopass' && password === undefined) {
    throw parameterProblem('missing_parameter', [
      inBody('password', `is required when security is ${security}`, `ต้องระบุเมื่อ security เป็น ${security}`),
    ])
  }
  if (password !== undefined && security !== 'WEP' && !isPassphrase(String(password))) {
    const { min, max } = passphraseBytes
    throw parameterProblem('invalid_parameter', [
      inBody(
        'password',
        `must be of ${min} to ${max} bytes, or 64 hexadecimal digits: WPA has no other, and no phone could connect`,
        `ต้องยาว ${min} ถึง ${max} ไบต์ หรือเป็นเลขฐานสิบหก 64 หลัก เพราะ WPA ไม่มีรหัสผ่านความยาวอื่น โทรศัพท์จะเชื่อมต่อไม่ได้`,
      ),
    ])
  }
}

/** The field to report if the whole text is too long. */
export function longestField(fields: FieldValues): string {
  const [longest] = Object.entries(fields).toSorted(([, a], [, b]) => written(b).length - written(a).length)
  return longest?.[0] ?? 'text'
}

const written = (value: FieldValue | undefined): string => String(value ?? '')
