import { formed, type Input } from '../../http/parameter.ts'
import { tool } from '../../http/tool.ts'
import { amountCharsMax } from '../../limits.ts'
import { bahtTextAnswer, parseAmount, type Amount } from './baht-text.ts'

/** An amount of money in figures. */
export const amountInput = {
  judge: formed((written) => (written.length <= amountCharsMax ? parseAmount(written) : undefined)),
  rule: {
    en: 'must be a number with at most 2 decimals and at most 18 digits before them',
    th: 'ต้องเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง และไม่เกิน 18 หลักหน้าจุดทศนิยม',
  },
  jsonSchema: { type: 'string', maxLength: amountCharsMax },
} satisfies Input<Amount>

export const bahtText = tool({
  name: 'bahtText',
  path: '/baht-text',
  input: { amount: { ...amountInput, aliases: ['value', 'number'] } },
  answer: ({ amount }) => bahtTextAnswer(amount),
  formats: { text: ({ text }) => text },
  rate: 'data',
  cache: 'pure',
  in: ['package', 'offline'],
})
