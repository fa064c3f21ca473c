import type { ParameterError } from '../http/problem.ts'
import { qrDecoratedSizePxMax } from '../limits.ts'
import { contrast, CONTRAST_MIN } from './colour.ts'
import { smallestSizePx } from './png.ts'
import type { Style } from './style-values.ts'
import type { QrSymbol } from './symbol.ts'

/** Styles that some reader cannot read; checked before anything is drawn. */
export function styleFaults({ color, background, size, caption, logo }: Style): Omit<ParameterError, 'in'>[] {
  const faults: Omit<ParameterError, 'in'>[] = []
  const ratio = contrast(color, background)
  if (ratio < CONTRAST_MIN) {
    // Rounded down, so that a rejected ratio is never reported as sufficient.
    const found = (Math.floor(ratio * 10) / 10).toFixed(1)
    faults.push({
      parameter: 'color',
      message: `must be darker than background by a contrast of at least ${CONTRAST_MIN}:1, found ${found}:1`,
      messageTh: `ต้องเข้มกว่า background ด้วยอัตราส่วนอย่างน้อย ${CONTRAST_MIN}:1 แต่เป็น ${found}:1`,
    })
  }
  if (size > qrDecoratedSizePxMax && (caption !== undefined || logo)) {
    faults.push({
      parameter: 'size',
      message: `must be at most ${qrDecoratedSizePxMax} with a caption or a logo`,
      messageTh: `ต้องไม่เกิน ${qrDecoratedSizePxMax} เมื่อมีข้อความใต้ภาพหรือโลโก้`,
    })
  }
  return faults
}

/** Whether a PNG of this size can show every module; names the smallest size that can. */
export function sizeFault(symbol: QrSymbol, { size, margin }: Style): Omit<ParameterError, 'in'> | undefined {
  const smallest = smallestSizePx(symbol, margin)
  if (size >= smallest) return undefined
  return {
    parameter: 'size',
    message: `must be at least ${smallest} for this text and margin: each module needs 2 px`,
    messageTh: `ต้องไม่น้อยกว่า ${smallest} สำหรับข้อความและขอบนี้ เพราะแต่ละจุดต้องกว้าง 2 พิกเซล`,
  }
}
