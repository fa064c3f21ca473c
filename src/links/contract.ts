import { defineContract } from '../http/contract.ts'
import { anyText, choice, type Input } from '../http/parameter.ts'
import { bodyBytesMax, reportBodyBytesMax } from '../limits.ts'
import { destinationFaults } from './destination.ts'
import { problemAsPage, wantsPage } from './pages/answer.ts'

/** A malformed code is answered as an unknown one: people see the same page for every code without a link. */
const codeInput: Input<string> = {
  judge: anyText,
  rule: { en: 'must be the code of a short link', th: 'ต้องเป็นรหัสของลิงก์ย่อ' },
}

const urlInput: Input<string> = {
  judge: anyText,
  rule: { en: destinationFaults.malformed.en, th: destinationFaults.malformed.th },
  aliases: ['destinationUrl', 'longUrl'],
  jsonSchema: { type: 'string', format: 'uri' },
}

const closeTokenInput: Input<string> = {
  judge: anyText,
  rule: { en: 'must be the text that createLink answered', th: 'ต้องเป็นข้อความที่ createLink ตอบ' },
}

export const createLink = defineContract({
  name: 'createLink',
  body: { properties: { url: urlInput }, bytesMax: bodyBytesMax },
  response: { status: 201 },
  problems: ['destination_not_allowed', 'text_too_long', 'links_budget_exhausted', 'storage_unavailable'],
  rate: 'create',
  cache: 'none',
})

export const link = defineContract({
  name: 'link',
  path: { code: codeInput },
  problems: ['link_not_found', 'storage_unavailable'],
  rate: 'data',
  cache: 'none',
})

export const linkQr = defineContract({
  name: 'linkQr',
  path: { code: codeInput },
  response: { contentType: 'image/png' },
  problems: ['link_not_found', 'link_closed', 'storage_unavailable'],
  rate: 'image',
  cache: 'short',
  namesHost: true,
})

export const reportLink = defineContract({
  name: 'reportLink',
  path: { code: codeInput },
  body: {
    properties: { reason: choice(['scam', 'malware', 'phishing', 'other']) },
    bytesMax: reportBodyBytesMax,
    acceptsForm: true,
    mayBeAbsent: true,
  },
  problems: ['cross_site_report', 'link_not_found', 'reports_not_configured', 'storage_unavailable'],
  rate: 'report',
  cache: 'none',
  sameSite: true,
  renderProblem: (problem, facts, c) => (wantsPage(c) ? problemAsPage(problem, facts, c) : undefined),
})

export const closeLink = defineContract({
  name: 'closeLink',
  path: { code: codeInput },
  body: { properties: { closeToken: closeTokenInput }, bytesMax: reportBodyBytesMax },
  problems: ['unauthorized', 'link_not_found', 'storage_unavailable'],
  rate: 'report',
  cache: 'none',
})

export const openLink = defineContract({
  name: 'openLink',
  path: { code: codeInput },
  response: { contentType: 'text/html', statuses: [200, 302, 308] },
  problems: ['link_not_found', 'link_closed', 'misdirected_request', 'rate_limited', 'storage_unavailable'],
  cache: 'none',
  sameSite: true,
  renderProblem: problemAsPage,
})

/** Common to the two routes of the operator. */
const ofOperator = {
  path: { code: codeInput },
  problems: ['unauthorized', 'route_not_found', 'link_not_found', 'rate_limited', 'storage_unavailable'],
  cache: 'none',
  sameSite: true,
  isUnlisted: true,
} as const

export const closeByOperator = defineContract({ ...ofOperator, name: 'closeByOperator' })

export const reopenByOperator = defineContract({ ...ofOperator, name: 'reopenByOperator' })
