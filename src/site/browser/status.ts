import { el, facts, find, para, say, verdict } from './dom.ts'
import { longDate } from './calendar.ts'
import { client } from './service.ts'

const works = (does: boolean): string => (does ? say('ใช้ได้', 'Works') : say('ยังใช้ไม่ได้', 'Not available'))

/** The result of /api/v1/health in plain words. */
export async function startStatus(): Promise<void> {
  const place = find('[data-health]')
  const health = await client.health().catch(() => undefined)
  if (!health) {
    const text = say(
      'ไม่มีคำตอบจากบริการ ลองโหลดหน้านี้ใหม่อีกครั้ง',
      'The service does not answer. Reload this page to try again.',
    )
    return place.replaceChildren(para('problem', text))
  }
  const { status, data, links, reports, speech, version } = health
  const isWell = status === 'ok'
  place.replaceChildren(
    verdict(isWell, isWell ? say('ใช้ได้ปกติ', 'Everything works') : say('บางส่วนใช้ไม่ได้', 'A part does not work')),
    facts([
      ['เครื่องมือ', 'Tools', works(true)],
      ['ลิงก์สั้น', 'Short links', works(links.unusable.length === 0)],
      ['รายงานลิงก์', 'Reports of links', works(reports.ready)],
      ['เสียง MP3', 'MP3 voice', works(speech.ready)],
      ['ข้อมูลที่อยู่', 'Addresses as of', longDate(data.address)],
      ['ข้อมูลวันหยุด', 'Holidays as of', longDate(data.holidays)],
      ['รุ่น', 'Version', version],
      ['สำหรับโปรแกรม', 'For programs', el('a', { href: '/api/v1/health' }, 'JSON')],
    ]),
  )
}
