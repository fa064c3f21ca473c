import { thousands } from '../http/values.ts'
import * as limits from '../limits.ts'

/**
 * The Thai of every `description` in the contracts. It is apart from them because the Worker never needs it: only
 * openapi.json and the reference do, and in the bundle it would be paid for by every start. A test finds what is missing.
 */

/** What an operation does, by its name. */
export const operationsTh: Readonly<Record<string, string>> = {
  bulk: `เรียกได้ทุกคำสั่งที่ตอบเป็น JSON และไม่เก็บข้อมูล: ที่อยู่ ข้อความ วันหยุด พร้อมเพย์ และคิวอาร์ไม่เกิน ${limits.bulkQrsMax} ภาพ ผลแต่ละรายการเหมือนที่ปลายทางนั้นตอบเอง เรียงตามลำดับที่ส่ง รายการที่ผิดไม่กระทบรายการอื่น เมื่อผลลัพธ์รวมกันครบ ${thousands(limits.bulkResultsCharsMax)} อักขระ รายการที่เหลือจะเป็น \`not_in_bulk\` ทั้งคำขอนับเป็นหนึ่งครั้ง`,
  createLink: 'ย่อ URL เดิมซ้ำจะได้รหัสใหม่ทุกครั้ง ลิงก์ไม่มีวันหมดอายุ `closeToken` ใช้ปิดลิงก์นี้ และไม่แสดงอีก',
  closeLink:
    'ใช้ `closeToken` ที่ตอบตอนสร้างลิงก์ มีผลตั้งแต่การเปิดครั้งถัดไปและย้อนกลับไม่ได้ ลิงก์ที่ปิดอยู่แล้วคงเดิม ลิงก์ที่สร้างก่อนรุ่น 1.2 ไม่มีรหัสนี้',
  reportLink: `นับผู้รายงานแต่ละราย (ที่อยู่ IPv4 หรือเครือข่าย /64 ของ IPv6) เพียงครั้งเดียว รายที่ ${limits.reportsToClose} ปิดลิงก์ทันที เหตุผลถูกอ่านแล้วทิ้ง แบบฟอร์มของเบราว์เซอร์จะได้หน้าเว็บเป็นคำตอบ`,
  openLink: `อายุไม่ถึง ${limits.interstitialHoursDefault} ชั่วโมงตอบ 200 เป็นหน้าที่บอกเว็บปลายทาง หลังจากนั้นตอบ 302 ทุก GET นับเป็นหนึ่งคลิก รวมถึงตัวอย่างลิงก์และการโหลดล่วงหน้าของแอป สิ่งที่ติดท้ายรหัส (จุด วงเล็บ อักษรไทย) ถูกตัดออกด้วย 302 ที่ไม่นับคลิก การเปิดลิงก์ไม่จำกัดจำนวน แต่รหัสที่ไม่มีลิงก์จำกัด ${limits.rateLimits.miss.requestsMax} ครั้งใน ${limits.ratePeriodSeconds} วินาทีต่อผู้ใช้`,
}

/** What a parameter means, by its name; `operation.name` where one operation means something else by it. */
export const parametersTh: Readonly<Record<string, string>> = {
  requests:
    'รายการคำขอตามลำดับ: `path` เหมือนใน GET เริ่มจาก /api/v1/ พร้อมคิวรี `method` เป็น GET (ค่าปริยาย) หรือ POST และ `body` สำหรับ POST',
  // Address lookup
  // General QR
  // Short links
  url: `ลิงก์จะพาไปที่ใด: URL เต็มแบบ http หรือ https ของเว็บสาธารณะ ไม่เกิน ${limits.destinationCharsMax} ตัวอักษรหลังเข้ารหัสเปอร์เซ็นต์`,
  code: 'รหัสของลิงก์ย่อ: ตัวอักษรและตัวเลข 8 ตัว ไม่มี 0, o, 1, l และ i ตัวพิมพ์ใหญ่ถูกเปลี่ยนเป็นตัวเล็ก',
  closeToken: 'closeToken ที่ตอบไว้ตอนสร้างลิงก์',
  reason: 'ลิงก์นำไปสู่อะไร',
}

/** The Thai meaning of a parameter; undefined while none is written. */
export function parameterTh(operation: string, name: string): string | undefined {
  return parametersTh[`${operation}.${name}`] ?? parametersTh[name]
}
