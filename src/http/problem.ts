import { errorsMax, errorsNamedMax, instanceCharsMax, problemBytesMax } from '../limits.ts'
import { sentencesOf, stopped, utf8Bytes, type Bilingual, type Refused } from './values.ts'

export type { Bilingual } from './values.ts'

/**
 * Every error of the API (RFC 9457, "Problem Details for HTTP APIs"). Clients switch on the code. The table is closed: a new
 * error is a new row here, and openapi.json and the docs follow automatically.
 */
export const problems = {
  missing_parameter: { status: 400, title: 'Missing parameter', titleTh: 'ขาดพารามิเตอร์' },
  invalid_parameter: { status: 400, title: 'Invalid parameter', titleTh: 'พารามิเตอร์ไม่ถูกต้อง' },
  conflicting_parameters: { status: 400, title: 'Conflicting parameters', titleTh: 'พารามิเตอร์ขัดแย้งกัน' },
  repeated_parameter: { status: 400, title: 'Repeated parameter', titleTh: 'พารามิเตอร์ซ้ำ' },
  unknown_parameter: { status: 400, title: 'Unknown parameter', titleTh: 'ไม่รู้จักพารามิเตอร์' },
  too_many_parameters: { status: 400, title: 'Too many parameters', titleTh: 'พารามิเตอร์มากเกินไป' },
  malformed_encoding: { status: 400, title: 'Malformed percent-encoding', titleTh: 'การเข้ารหัส URL ไม่ถูกต้อง' },
  invalid_json: { status: 400, title: 'Invalid JSON', titleTh: 'JSON ไม่ถูกต้อง' },
  text_too_long: { status: 400, title: 'Text too long', titleTh: 'ข้อความยาวเกินไป' },
  not_in_bulk: { status: 400, title: 'Not in bulk', titleTh: 'ใช้ในคำขอรวมไม่ได้' },
  ambiguous_amount: { status: 400, title: 'Ambiguous amount', titleTh: 'จำนวนเงินตีความได้หลายค่า' },
  ambiguous_district: { status: 400, title: 'Ambiguous district', titleTh: 'ชื่ออำเภอซ้ำกันหลายแห่ง' },
  destination_not_allowed: { status: 400, title: 'Destination not allowed', titleTh: 'ไม่อนุญาตปลายทางนี้' },
  nothing_to_speak: { status: 400, title: 'Nothing to speak', titleTh: 'ไม่มีข้อความให้อ่าน' },
  unauthorized: { status: 401, title: 'Unauthorized', titleTh: 'ไม่มีสิทธิ์' },
  cross_site_report: { status: 403, title: 'Cross-site report', titleTh: 'ไม่รับรายงานจากเว็บไซต์อื่น' },
  route_not_found: { status: 404, title: 'Route not found', titleTh: 'ไม่พบเส้นทางนี้' },
  province_not_found: { status: 404, title: 'Province not found', titleTh: 'ไม่พบจังหวัด' },
  district_not_found: { status: 404, title: 'District not found', titleTh: 'ไม่พบอำเภอหรือเขต' },
  postcode_not_found: { status: 404, title: 'Postcode not found', titleTh: 'ไม่พบรหัสไปรษณีย์' },
  link_not_found: { status: 404, title: 'Link not found', titleTh: 'ไม่พบลิงก์' },
  year_not_announced: { status: 404, title: 'Year not announced', titleTh: 'ยังไม่ประกาศวันหยุดของปีนี้' },
  method_not_allowed: { status: 405, title: 'Method not allowed', titleTh: 'ไม่รองรับเมธอดนี้' },
  link_closed: { status: 410, title: 'Link closed', titleTh: 'ลิงก์ถูกปิดแล้ว' },
  precondition_failed: { status: 412, title: 'Precondition failed', titleTh: 'ไม่ตรงตามเงื่อนไขของคำขอ' },
  body_too_large: { status: 413, title: 'Body too large', titleTh: 'เนื้อหาใหญ่เกินไป' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type', titleTh: 'ไม่รองรับชนิดเนื้อหานี้' },
  range_not_satisfiable: { status: 416, title: 'Range not satisfiable', titleTh: 'ช่วงข้อมูลอยู่นอกไฟล์' },
  misdirected_request: { status: 421, title: 'Misdirected request', titleTh: 'คำขอมาผิดโฮสต์' },
  rate_limited: { status: 429, title: 'Too many requests', titleTh: 'เรียกใช้ถี่เกินไป' },
  internal_error: { status: 500, title: 'Internal error', titleTh: 'ระบบขัดข้อง' },
  speech_upstream_error: { status: 502, title: 'Speech provider failed', titleTh: 'ผู้ให้บริการเสียงขัดข้อง' },
  links_budget_exhausted: { status: 503, title: 'New links of today used up', titleTh: 'โควตาลิงก์ใหม่ของวันนี้หมดแล้ว' },
  limits_unavailable: { status: 503, title: 'Rate limits unavailable', titleTh: 'ระบบจำกัดจำนวนคำขอไม่พร้อม' },
  reports_not_configured: { status: 503, title: 'Reports not configured', titleTh: 'ยังไม่ได้ตั้งค่าการรับรายงาน' },
  speech_not_configured: { status: 503, title: 'Speech not configured', titleTh: 'ยังไม่ได้ตั้งค่าบริการเสียง' },
  speech_budget_exhausted: { status: 503, title: 'Speech budget exhausted', titleTh: 'โควตาเสียงของวันนี้หมดแล้ว' },
  speech_busy: { status: 503, title: 'Speech provider busy', titleTh: 'ผู้ให้บริการเสียงไม่ว่าง' },
  storage_unavailable: { status: 503, title: 'Storage unavailable', titleTh: 'ที่เก็บข้อมูลไม่พร้อมใช้งาน' },
  speech_timeout: { status: 504, title: 'Speech timed out', titleTh: 'บริการเสียงใช้เวลานานเกินไป' },
} as const

export type ProblemCode = keyof typeof problems

/** One rejected parameter and its place in the request. */
export interface ParameterError extends Refused {
  readonly in: 'query' | 'path' | 'body'
}

interface ProblemOptions {
  errors?: readonly ParameterError[]
  /** Further members of the problem body, such as `candidates`. */
  members?: Record<string, unknown>
  headers?: Record<string, string>
}

/**
 * An expected failure of a request. Thrown by routes, turned into a response by `operation()` in one place.
 *
 * @example throw new Problem('postcode_not_found', { en: 'No subdistrict uses 10010.', th: 'ไม่มีตำบลที่ใช้รหัส 10010' })
 */
export class Problem extends Error {
  declare readonly name: 'Problem'
  declare readonly code: ProblemCode
  declare readonly detail: Bilingual
  declare readonly options: ProblemOptions

  constructor(code: ProblemCode, detail: Bilingual, options: ProblemOptions = {}) {
    super(code)
    Object.assign(this, { name: 'Problem', code, detail, options })
  }
}

export const statusOf = ({ code }: Problem): number => problems[code].status

/** The request that a problem answers. */
interface Asked {
  readonly baseUrl: string
  readonly path: string
  readonly id: string
}

/** The RFC 9457 body. `instance` is only the path (a query may hold personal data), cut to a useful length. */
export function problemBody({ code, detail, options }: Problem, { baseUrl, path, id }: Asked): Record<string, unknown> {
  const { title, status } = problems[code]
  return {
    type: `${baseUrl}/docs#error-${code}`,
    title,
    status,
    code,
    detail: detail.en,
    detailTh: detail.th,
    instance: path.slice(0, instanceCharsMax).toWellFormed(),
    requestId: id,
    ...(options.errors && { errors: options.errors }),
    ...options.members,
  }
}

/**
 * The body as text, within `problemBytesMax`: errors beyond that are dropped from the end of the list; `detail` counts them.
 */
export function problemText(problem: Problem, request: Asked): string {
  const body = problemBody(problem, request)
  const errors = [...(problem.options.errors ?? [])]
  let text = JSON.stringify(body)
  while (errors.length > 0 && utf8Bytes(text) > problemBytesMax) {
    errors.pop()
    text = JSON.stringify({ ...body, errors })
  }
  return text
}

/**
 * The problem for rejected parameters: quotes the first few with their rules, and the number of the rest.
 *
 * @param further errors that were counted but are not in `errors`.
 * @example parameterProblem('invalid_parameter', [{ parameter: 'limit', in: 'query', message: 'must be 1 to 100', … }])
 */
export function parameterProblem(code: ProblemCode, errors: readonly ParameterError[], further = 0): Problem {
  const listed = errors.slice(0, errorsMax)
  const named = listed.slice(0, errorsNamedMax)
  const { en, th } = sentencesOf(named)
  const more = errors.length + further - named.length
  const detail =
    more === 0 ? { en: stopped(en), th } : { en: `${en}; and ${more} more.`, th: `${th} และอีก ${more} รายการ` }
  return new Problem(code, detail, { errors: listed })
}

/** The problem for one rejected parameter. */
export const refusedParameter = (
  code: ProblemCode,
  parameter: string,
  place: ParameterError['in'],
  { en, th }: Bilingual,
): Problem => parameterProblem(code, [{ parameter, in: place, message: en, messageTh: th }])

/** The problem for a path without a route. */
export const routeNotFound = (): Problem =>
  new Problem('route_not_found', {
    en: 'No endpoint has this path; see /api/v1 for the list.',
    th: 'ไม่มีปลายทางนี้ ดูรายการที่ /api/v1',
  })
