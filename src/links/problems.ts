import * as z from 'zod'
import { parameterProblem, Problem } from '../http/problem.ts'
import { destinationFaults, type DestinationFault } from './destination.ts'
import { isoTime } from './link.ts'

/** A refused destination, in the words of its fault. */
export function destinationProblem(fault: DestinationFault): Problem {
  const { code, en, th } = destinationFaults[fault]
  return parameterProblem(code, [{ parameter: 'url', in: 'body', message: en, messageTh: th }])
}

export const linkNotFound = (): Problem =>
  new Problem('link_not_found', { en: 'No short link has this code.', th: 'ไม่มีลิงก์ย่อที่ใช้รหัสนี้' })

/** The extension member of `link_closed`. */
export const closedMembers = { link_closed: { closedAt: z.iso.datetime() } }

export const linkClosed = (closedMs: number): Problem =>
  new Problem(
    'link_closed',
    { en: 'The link was closed by reports.', th: 'ลิงก์นี้ถูกปิดเพราะมีผู้รายงาน' },
    { members: { closedAt: isoTime(closedMs) } },
  )

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
