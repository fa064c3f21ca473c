import type { Tool } from './tool.ts'

/** The label desk, whose page has its own layout. */
export const labels: Tool = {
  id: 'labels',
  name: ['ฉลากพัสดุจากแชท', 'Parcel labels'],
  lead: [
    'วางแชทสั่งของหลายออเดอร์ ได้ใบปะหน้าพัสดุทุกใบในครั้งเดียว ใบที่น่าสงสัยมีบอก พิมพ์ลง A6, 100 × 150 มม. หรือ A4 สี่ใบ',
    'Paste the orders of a day as they came in a chat: a parcel label of each, the doubtful ones marked, on A6, 100 × 150 mm or four to a sheet of A4.',
  ],
}
