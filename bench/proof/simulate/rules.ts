import { reportsToClose } from '../../../src/limits.ts'
import type { Answer, Call, Deed, History } from './history.ts'

type Kind = Deed['kind']
type Answered = Call & { readonly endMs: number; readonly answer: Answer }

/** The rules of a link: each key describes a history that breaks the rule. */
const rules: Readonly<Record<string, (history: History) => boolean>> = {
  'an acknowledged open is lost': ({ calls, end }) => end.object.clicks < answered(calls, 'open').length,
  'an open is counted twice': ({ calls, end }) => end.object.clicks > of(calls, 'open').length,
  'an open of a calm history is not counted': ({ calls, end, isStormy }) =>
    !isStormy && end.object.clicks !== of(calls, 'open').length,
  'a visitor of a calm history is not answered': ({ calls, isStormy }) =>
    !isStormy && calls.some(({ answer }) => answer === 'failed'),
  'a link is unknown': ({ calls }) => calls.some(({ answer }) => answer === 'no such link'),
  'an open is answered as open that began after the answer of a closure': ({ calls }) =>
    answered(calls, 'open').some((open) => !open.answer.isClosed && closuresBefore(open, calls).length > 0),
  'a link is open at the end that was closed': ({ calls, end }) =>
    end.object.closed_ms === null && closuresBefore({ beginMs: Infinity, endMs: Infinity }, calls).length > 0,
  'the third report does not close': ({ calls }) =>
    answered(calls, 'report').some(({ answer }) => (answer.reports ?? 0) >= reportsToClose && !answer.isClosed),
  'three reporters do not close': ({ calls, end }) =>
    of(calls, 'close', 'reopen', 'order').length === 0 &&
    end.object.closed_ms === null &&
    new Set(answered(calls, 'report').map(reporterOf)).size >= reportsToClose,
  'a reporter counts twice': ({ calls }) => {
    const counted = answered(calls, 'report').filter(({ answer }) => answer.counted)
    // If the operator closed the link before its third report, earlier reporters may count again.
    return of(calls, 'close').length === 0 && new Set(counted.map(reporterOf)).size < counted.length
  },
  'the record differs from the object': ({ end }) => !isSame(end.object, end.record),
  'the object brought back differs from the record': ({ end }) => !isSame(end.recovered, end.record),
}

/** The rules that a history breaks. */
export function brokenRules(history: History): string[] {
  return Object.entries(rules).flatMap(([rule, isBroken]) => (isBroken(history) ? [rule] : []))
}

const of = (calls: readonly Call[], ...kinds: readonly Kind[]): Call[] =>
  calls.filter(({ deed }) => kinds.includes(deed.kind))

const answered = (calls: readonly Call[], ...kinds: readonly Kind[]): Answered[] =>
  of(calls, ...kinds).filter((call): call is Answered => typeof call.answer === 'object')

const reporterOf = ({ deed }: Call): number | undefined => (deed.kind === 'report' ? deed.reporter : undefined)

/** Closures that were answered before an open began, except those that a call may have undone. */
function closuresBefore(open: { beginMs: number; endMs: number }, calls: readonly Call[]): Answered[] {
  const closures = answered(calls, 'report', 'close').filter(
    ({ deed, answer, endMs }) => (deed.kind === 'close' || answer.counted) && answer.isClosed && endMs < open.beginMs,
  )
  return closures.filter((closure) => !calls.some((call) => mayUndo(call, closure, open)))
}

/**
 * An order names a closure in the record, so none that began after the order; but closing a closed link returns the existing
 * closure. A reopening takes effect at once.
 */
function mayUndo({ deed, beginMs, endMs }: Call, closure: Answered, open: { endMs: number }): boolean {
  if (beginMs > open.endMs) return false
  if (deed.kind === 'order') return closure.deed.kind === 'close' || beginMs > closure.beginMs
  return deed.kind === 'reopen' && (endMs ?? Infinity) >= closure.beginMs
}

const isSame = (one: object, other: object | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)
