/** Not errors, but worth a check; the sentences are those of the answers. */
export const warnings = {
  id_checksum: {
    code: 'id_checksum',
    message: 'The last digit is not the check digit of the 13-digit number; compare it with the card before use.',
    messageTh: 'หลักสุดท้ายไม่ตรงกับเลขตรวจสอบของเลข 13 หลัก โปรดเทียบกับบัตรก่อนใช้งาน',
  },
  amount_zero: {
    code: 'amount_zero',
    message: 'Object 54 says zero; apps differ in whether the payer may enter an amount.',
    messageTh: 'ช่อง 54 ระบุยอดเป็นศูนย์ แต่ละแอปตีความต่างกันว่าผู้จ่ายกรอกยอดเองได้หรือไม่',
  },
  two_receivers: {
    code: 'two_receivers',
    message: 'The text names a transfer receiver (29) and a biller (30); target is the receiver of 29.',
    messageTh: 'ข้อความระบุทั้งผู้รับโอน (29) และผู้รับชำระบิล (30) โดย target คือผู้รับในช่อง 29',
  },
} as const

export type WarningCode = keyof typeof warnings
export type Warning = (typeof warnings)[WarningCode]
