import { optional, text } from '../../http/parameter.ts'
import { tool } from '../../http/tool.ts'
import { toolTextCharsMax } from '../../limits.ts'
import { amountInput } from '../baht-text/tool.ts'
import { acceptedBahtAmount } from '../problems.ts'

export const bahtAmount = tool({
  name: 'bahtAmount',
  path: '/baht-amount',
  input: {
    text: { ...text(toolTextCharsMax), aliases: ['q', 'words'] },
    amount: { ...optional(amountInput), aliases: ['value'] },
  },
  answer: ({ text, amount }) => acceptedBahtAmount(text, amount),
  problems: ['ambiguous_amount'],
  formats: { text: ({ amount }) => amount },
  rate: 'data',
  cache: 'pure',
  in: ['package'],
})
