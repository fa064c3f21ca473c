import { describe, expect, it } from 'vitest'
import { parameterProblem, Problem, problemBody, problems, statusOf, type ProblemCode } from '../../src/http/problem.ts'

/** The status of every code (RFC 9110, section 15; 429 is RFC 6585): clients rely on these. */
const statuses: Readonly<Record<number, readonly ProblemCode[]>> = {
  400: [
    'missing_parameter',
    'invalid_parameter',
    'conflicting_parameters',
    'repeated_parameter',
    'unknown_parameter',
    'too_many_parameters',
    'malformed_encoding',
    'invalid_json',
    'text_too_long',
    'not_in_bulk',
    'ambiguous_amount',
    'ambiguous_district',
    'destination_not_allowed',
    'nothing_to_speak',
  ],
  401: ['unauthorized'],
  403: ['cross_site_report'],
  404: [
    'route_not_found',
    'province_not_found',
    'district_not_found',
    'postcode_not_found',
    'link_not_found',
    'year_not_announced',
  ],
  405: ['method_not_allowed'],
  410: ['link_closed'],
  412: ['precondition_failed'],
  413: ['body_too_large'],
  415: ['unsupported_media_type'],
  416: ['range_not_satisfiable'],
  421: ['misdirected_request'],
  429: ['rate_limited'],
  500: ['internal_error'],
  502: ['speech_upstream_error'],
  503: [
    'links_budget_exhausted',
    'limits_unavailable',
    'reports_not_configured',
    'speech_not_configured',
    'speech_budget_exhausted',
    'speech_busy',
    'storage_unavailable',
  ],
  504: ['speech_timeout'],
}

const ofDate = (message: string) => ({ parameter: 'date', in: 'query', message, messageTh: 'x' }) as const

describe('the sentence about refused parameters', () => {
  it.for([
    ['must be a date', 'date must be a date.'],
    ['must have a year of 2343 to 2742 B.E.', 'date must have a year of 2343 to 2742 B.E.'],
  ] as const)('%s: one full stop', ([message, detail]) => {
    expect(parameterProblem('invalid_parameter', [ofDate(message)]).detail.en).toBe(detail)
  })
})

describe('the status of a problem', () => {
  const rows = Object.entries(statuses).flatMap(([status, codes]) =>
    codes.map((code) => [code, Number(status)] as const),
  )

  it.for(rows)('%s is %i', ([code, status]) => {
    expect(statusOf(new Problem(code, { en: '', th: '' }))).toBe(status)
  })

  it('is in this table for every code', () => {
    expect(rows.map(([code]) => code).toSorted()).toEqual(Object.keys(problems).toSorted())
  })
})

it('has a title in both languages for every code, each its own', () => {
  const titles = Object.values(problems).flatMap(({ title, titleTh }) => [title, titleTh])
  expect(new Set(titles).size).toBe(titles.length)
  for (const { title, titleTh } of Object.values(problems)) {
    expect(title).toMatch(/^[A-Z]/)
    expect(titleTh).toMatch(/[ก-๙]/)
  }
})

it('is written with the members of RFC 9457, and its own after them', () => {
  const problem = new Problem('district_not_found', { en: 'No.', th: 'ไม่มี' }, { members: { candidates: [] } })
  expect(problemBody(problem, { baseUrl: 'https://sala.test', path: '/x', id: 'id' })).toEqual({
    type: 'https://sala.test/docs#error-district_not_found',
    title: 'District not found',
    status: 404,
    code: 'district_not_found',
    detail: 'No.',
    detailTh: 'ไม่มี',
    instance: '/x',
    requestId: 'id',
    candidates: [],
  })
})
