import { fragmentOf } from '../../browser/values-in-fragment.ts'

/**
 * The page of an operation with parameters filled in: into `{name}` of its path, or into the fields of its form.
 *
 * @example pageWith('/digits#digits', { text: '1' }) // '/digits#digits?text=1'
 */
export function pageWith(page: string, params: Readonly<Record<string, unknown>>): string {
  const [path = '', form] = page.split('#')
  if (form === undefined) return path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const [id = '', given] = form.split('?')
  return path + fragmentOf(id, { ...Object.fromEntries(new URLSearchParams(given)), ...params })
}
