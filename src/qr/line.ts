import { plainCharacters } from '../thai/typed-text.ts'

/** LINE's IDs, and with @ those of official accounts: letters, digits and these signs (LINE help, "LINE ID"). */
const ID = /^@?(?=.*[a-z0-9])[a-z0-9._-]{1,20}$/
/** Paths of line.me with an ID: `~` before a personal one, `@` before an official account's. */
const NAMED = /^\/(?:R\/)?ti\/p\/~?(?<id>@.*|(?<=~).*?)\/?$/i
/** Paths without a target. */
const NOTHING = /^(?:\/R)?(?:\/ti(?:\/p)?)?\/?$/i
const LINE_ME = /^(?:[a-z]+\.)?line\.me$|^line\.naver\.jp$/
const SHORT = 'lin.ee'

/**
 * The target of a LINE code: an ID in lower case, or a whole LINE URL. A URL that contains an ID becomes that ID; `lin.ee`
 * and others without an ID stay unchanged. Undefined for anything else.
 *
 * @example lineTarget('https://line.me/ti/p/~nyan') // 'nyan'
 */
export function lineTarget(written: string): string | undefined {
  const url = addressOf(written.trim())
  if (!url) return idOf(plainCharacters(written).trim())
  const isLineMe = LINE_ME.test(url.hostname)
  const path = decoded(url.pathname)
  if ((!isLineMe && url.hostname !== SHORT) || url.username !== '' || path === undefined) return undefined
  const named = isLineMe ? NAMED.exec(path)?.groups?.['id'] : undefined
  if (named !== undefined) return idOf(named)
  return NOTHING.test(path) && url.search === '' ? undefined : url.href
}

const idOf = (text: string): string | undefined => {
  const id = text.toLowerCase()
  return ID.test(id) ? id : undefined
}

/** A text as a URL: with a scheme, with that of LINE's app, or starting with one of its hosts. */
function addressOf(text: string): URL | undefined {
  const whole = text
    .replace(/^line:\/\/(?:R\/)?/i, 'https://line.me/R/')
    .replace(/^(?=(?:(?:page\.|liff\.)?line\.me|lin\.ee|line\.naver\.jp)\/)/i, 'https://')
  const url = /^https?:\/\//i.test(whole) ? URL.parse(whole) : null
  return url ?? undefined
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** https://developers.line.biz/en/docs/messaging-api/using-line-url-scheme/ (the scheme line:// is deprecated). */
export function lineUrl(target: string): string {
  if (target.includes('/')) return target
  return target.startsWith('@') ? `https://line.me/R/ti/p/%40${target.slice(1)}` : `https://line.me/ti/p/~${target}`
}
