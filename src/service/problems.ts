import type { Contract } from '../http/contract.ts'
import { parameterProblem, Problem, refusedParameter, type Bilingual } from '../http/problem.ts'
import { shownName } from '../http/unknown-names.ts'
import { thousands } from '../http/values.ts'
import { bulkResultsCharsMax, errorsMax } from '../limits.ts'

/** Why an entry of a bulk is rejected; the text continues after its place in the list. */
const entryRules = {
  object: { en: 'must be an object with path', th: 'ต้องเป็นออบเจกต์ที่มี path' },
  properties: { en: 'takes method, path and body only', th: 'รับเฉพาะ method, path และ body' },
  path: {
    en: 'must be a path such as /api/v1/tools/thai/baht-text?amount=100',
    th: 'ต้องเป็นเส้นทาง เช่น /api/v1/tools/thai/baht-text?amount=100',
  },
  method: { en: 'must be GET or POST', th: 'ต้องเป็น GET หรือ POST' },
  body: { en: 'is for POST only', th: 'ใช้กับ POST เท่านั้น' },
} as const satisfies Record<string, Bilingual>

/** @example entryRefused('requests.3.method', 'method').detail.en // 'requests.3.method must be GET or POST.' */
export function entryRefused(parameter: string, rule: keyof typeof entryRules): Problem {
  return refusedParameter('invalid_parameter', parameter, 'body', entryRules[rule])
}

/** Arguments that a tool does not have; a URL's unknown names are ignored, but an assistant should know. */
export function unknownArguments({ path, query }: Contract, given: object): Problem | undefined {
  const known = Object.keys({ ...path, ...query }).filter((name) => name !== 'format' && name !== 'bom')
  const accepted = new Set([...known, ...Object.values(query ?? {}).flatMap(({ aliases = [] }) => aliases)])
  const unknown = Object.keys(given).filter((name) => !accepted.has(name))
  if (unknown.length === 0) return undefined
  const list = known.join(', ')
  const errors = unknown
    .slice(0, errorsMax)
    .map((name) => ({
      parameter: shownName(name),
      in: 'body' as const,
      message: `is not an argument of this tool, which takes ${list || 'none'}`,
      messageTh: `ไม่ใช่อาร์กิวเมนต์ของเครื่องมือนี้ ซึ่งรับ ${list || 'อะไรไม่ได้เลย'}`,
    }))
  return parameterProblem('unknown_parameter', errors, unknown.length - errors.length)
}

export function otherForm(index: number): Problem {
  return refusedParameter('invalid_parameter', `requests.${index}.path`, 'body', {
    en: 'must leave format out or say format=json: results of a bulk are JSON',
    th: 'ต้องไม่ระบุ format หรือระบุ format=json เพราะผลลัพธ์ของคำขอรวมเป็น JSON',
  })
}

export function notInBulk(): Problem {
  return new Problem('not_in_bulk', {
    en: 'Only operations that answer JSON and keep no state can be called in bulk, by their path as written, from /api/v1/ on.',
    th: 'คำขอรวมเรียกได้เฉพาะคำสั่งที่ตอบเป็น JSON และไม่เก็บข้อมูล โดยใช้เส้นทางตรงตัวที่ขึ้นต้นด้วย /api/v1/',
  })
}

export function tooManyQrs(max: number): Problem {
  return new Problem('not_in_bulk', {
    en: `A bulk draws at most ${max} QR codes.`,
    th: `คำขอรวมหนึ่งครั้งวาดคิวอาร์โค้ดได้ไม่เกิน ${max} ภาพ`,
  })
}

export function resultsTooLong(): Problem {
  const max = thousands(bulkResultsCharsMax)
  return new Problem('not_in_bulk', {
    en: `The results before this one have ${max} characters together, and more are not answered at once: send this request in another bulk.`,
    th: `ผลลัพธ์ก่อนหน้ารวมกันครบ ${max} อักขระแล้ว ซึ่งตอบได้เท่านี้ต่อครั้ง กรุณาส่งคำขอนี้ในคำขอรวมครั้งถัดไป`,
  })
}
