import { choice, name, optional } from '../../http/parameter.ts'
import { RefusedInput } from '../../http/refused-input.ts'
import { tool } from '../../http/tool.ts'
import { dateCharsMax } from '../../limits.ts'
import { bangkokDate } from '../../thai/calendar/civil.ts'
import { parseDate } from '../../thai/calendar/date-input.ts'
import { dateAnswer } from './date.ts'

export const date = tool({
  name: 'date',
  path: '/date',
  input: { date: { ...optional(name(dateCharsMax)), aliases: ['value', 'd'] }, era: choice(['auto', 'ce', 'be']) },
  answer: ({ date, era }) => {
    if (date === undefined) return dateAnswer(null, { date: bangkokDate(Date.now()), era: 'ce' })
    const reading = parseDate(date, era)
    if ('refused' in reading) throw new RefusedInput('date', reading.refused)
    return dateAnswer(date, reading)
  },
  problems: ['invalid_parameter'],
  cacheOf: ({ date }) => (date === undefined ? 'today' : undefined),
  formats: { text: ({ thai }) => thai.long },
  rate: 'data',
  cache: 'pure',
  in: ['package', 'offline'],
})
