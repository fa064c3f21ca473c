import { choice, name, optional } from '../../http/parameter.ts'
import { tool } from '../../http/tool.ts'
import { dateCharsMax } from '../../limits.ts'
import { bangkokDate } from '../../thai/calendar/civil.ts'
import { parseDate } from '../../thai/calendar/date-input.ts'
import { acceptedDate } from '../problems.ts'
import { dateAnswer } from './date.ts'

export const date = tool({
  name: 'date',
  path: '/date',
  input: {
    date: { ...optional(name(dateCharsMax)), aliases: ['value', 'd'] },
    era: choice(['auto', 'ce', 'be']),
  },
  answer: ({ date, era }) =>
    date === undefined
      ? dateAnswer(null, { date: bangkokDate(Date.now()), era: 'ce' })
      : dateAnswer(date, acceptedDate('date', parseDate(date, era))),
  cacheOf: ({ date }) => (date === undefined ? 'today' : undefined),
  formats: { text: ({ thai }) => thai.long },
  rate: 'data',
  cache: 'pure',
  in: ['package', 'offline'],
})
