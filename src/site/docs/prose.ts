import { escape } from '../markup/html.ts'

/** Markdown's backticks as code. @example prose('the `year`') // 'the <code>year</code>' */
export function prose(text: string): string {
  return escape(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}
