import { Problem, refusedParameter, type Bilingual } from '../http/problem.ts'
import { destinationFaults, type DestinationFault } from './destination.ts'
import { isoTime } from './link.ts'

/** A refused destination, in the words of its fault. */
export const destinationProblem = (fault: DestinationFault): Problem =>
  refusedParameter(destinationFaults[fault].code, 'url', 'body', destinationFaults[fault])

export const linkNotFound = (headers: Record<string, string> = {}): Problem =>
  new Problem('link_not_found', { en: 'No short link has this code.', th: 'ไม่มีลิงก์ย่อที่ใช้รหัสนี้' }, { headers })

/** The proxy hides the visitor's host, so the link would redirect to itself. */
export const leadsToItself = (): Problem =>
  new Problem('misdirected_request', {
    en: 'The proxy of this service does not pass on Host, so the link would lead to itself. Its operator can mend that.',
    th: 'พร็อกซีของบริการนี้ไม่ส่งต่อ Host ลิงก์จึงจะวนกลับมาที่เดิม ผู้ให้บริการต้องแก้ไข',
  })

/** Why a link no longer leads to its destination. */
export type ClosedBy = 'reports' | 'owner' | 'operator' | 'blocked-host'

const closedDetails: Readonly<Record<ClosedBy, Bilingual>> = {
  reports: { en: 'The link was closed by reports.', th: 'ลิงก์นี้ถูกปิดเพราะมีผู้รายงาน' },
  owner: { en: 'The link was closed by whoever made it.', th: 'ผู้สร้างลิงก์ปิดลิงก์นี้แล้ว' },
  operator: { en: 'The link was closed by the operator of this service.', th: 'ลิงก์นี้ถูกปิดโดยผู้ให้บริการ' },
  'blocked-host': {
    en: 'The operator of this service blocks the website this link leads to.',
    th: 'ผู้ให้บริการปิดกั้นเว็บไซต์ปลายทางของลิงก์นี้',
  },
}

/** A closed link, as a problem and as a page. */
export class LinkClosed extends Problem {
  readonly by: ClosedBy
  /** Null while only the host is blocked. */
  readonly closedMs: number | null

  constructor(by: ClosedBy, closedMs: number | null) {
    super('link_closed', closedDetails[by], { members: { closedAt: closedMs === null ? null : isoTime(closedMs) } })
    this.by = by
    this.closedMs = closedMs
  }
}

export const crossSiteReport = (): Problem =>
  new Problem('cross_site_report', {
    en: "Reports are taken from this service's own page and from programs, not from other web sites.",
    th: 'รับรายงานจากหน้าของบริการนี้และจากโปรแกรมเท่านั้น ไม่รับจากเว็บไซต์อื่น',
  })

export const reportsNotConfigured = (): Problem =>
  new Problem('reports_not_configured', {
    en: 'The operator has set no REPORTER_SECRET, so reports cannot be taken.',
    th: 'ผู้ให้บริการยังไม่ได้ตั้งค่า REPORTER_SECRET จึงยังรับรายงานไม่ได้',
  })

export const storageUnavailable = (): Problem =>
  new Problem(
    'storage_unavailable',
    { en: 'The link cannot be reached at the moment; try again shortly.', th: 'ขณะนี้เข้าถึงลิงก์ไม่ได้ โปรดลองใหม่ในอีกสักครู่' },
    { headers: { 'Retry-After': '2' } },
  )

/** The record takes no new links until an operator adds a database; retrying soon is useless. */
export const recordFull = (): Problem =>
  new Problem(
    'storage_unavailable',
    {
      en: 'The record of short links is full, so no new ones are made until the operator adds room; existing links work.',
      th: 'ที่เก็บลิงก์ย่อเต็ม จึงยังสร้างลิงก์ใหม่ไม่ได้จนกว่าผู้ดูแลจะเพิ่มที่เก็บ ลิงก์เดิมยังใช้ได้',
    },
    { headers: { 'Retry-After': '3600' } },
  )

export const linksBudgetExhausted = (secondsToMidnight: number): Problem =>
  new Problem(
    'links_budget_exhausted',
    {
      en: "Today's number of new links for the whole service is used up; new ones come at midnight in Bangkok.",
      th: 'จำนวนลิงก์ใหม่ของวันนี้สำหรับทั้งบริการหมดแล้ว เริ่มนับใหม่เวลาเที่ยงคืนตามเวลาไทย',
    },
    { headers: { 'Retry-After': String(secondsToMidnight) } },
  )

export const unauthorized = (): Problem =>
  new Problem(
    'unauthorized',
    {
      en: 'This route takes the OPERATOR_SECRET of the service as "Authorization: Bearer …".',
      th: 'เส้นทางนี้ต้องส่ง OPERATOR_SECRET ของบริการเป็น "Authorization: Bearer …"',
    },
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  )

/** RFC 9110 requires a challenge (section 11.6.1); its realm names the missing token. */
export const wrongCloseToken = (): Problem =>
  new Problem(
    'unauthorized',
    {
      en: 'closeToken is not the one that was answered when this link was made; older links have none.',
      th: 'closeToken ไม่ตรงกับที่ตอบไว้ตอนสร้างลิงก์นี้ ลิงก์รุ่นเก่าไม่มีรหัสนี้',
    },
    { headers: { 'WWW-Authenticate': 'CloseToken' } },
  )

/** A path that the links host does not serve. @param api base of the API, if the settings name it. */
export const notOnLinkHost = (api: string | undefined): Problem =>
  new Problem('route_not_found', {
    en: `This host has short links only${api ? `; the API is at ${api}/api/v1` : ''}.`,
    th: `โฮสต์นี้มีเฉพาะลิงก์ย่อ${api ? ` ส่วน API อยู่ที่ ${api}/api/v1` : ''}`,
  })
