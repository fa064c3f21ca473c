import { el, say } from './dom.ts'

/**
 * On a phone the answer is out of sight during typing: this bar shows its picture or first line, and its main button, above
 * the keyboard at the foot of the screen. Before an answer that must be checked, it leads to the check. It hides when the button
 * itself or the whole picture is in view, and never covers the field in use or the footer.
 */
export function startAtHand(tool: Element): void {
  const place = tool.querySelector('.answer > .result')
  if (!place) return
  const gist = el('div')
  const press = (): void => {
    const check = toCheck(place)
    if (!check) return loud()?.click()
    check.scrollIntoView({ block: 'center' })
    check.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }
  const button = el('button', { type: 'button', class: 'button', onclick: press })
  const bar = el('aside', { class: 'at-hand', 'aria-label': say('คำตอบ', 'The answer') }, gist, button)
  bar.inert = true
  const loud = (): HTMLElement | null => place.querySelector('button.button')
  const draw = (): void => {
    const check = toCheck(place)
    const own = check ?? loud()
    if (!own) return fit()
    const title = check ? [say('ตรวจก่อน', 'Check first')] : [...own.childNodes].map((node) => node.cloneNode(true))
    button.replaceChildren(...title)
    button.toggleAttribute('data-copied', own.dataset['copied'] !== undefined)
    gist.replaceChildren(...(check ? [el('span', { class: 'sign' }, check.dataset['short'])] : gistOf(place)))
    // A stale answer can neither be seen nor used here.
    const isNew = bar.inert && !place.matches('[inert]')
    bar.inert = place.matches('[inert]')
    bar.classList.toggle('outdated', bar.inert)
    if (isNew && bar.offsetHeight > 0) makeRoom(screenSeen().bottom - bar.offsetHeight)
    fit()
  }
  const put = (visibility: string): void => void (bar.style.visibility = visibility)
  const fit = (): void => {
    const own = toCheck(place) ?? loud()
    if (!own) return put('hidden')
    const { top, bottom } = screenSeen()
    // Boxes have fractional pixel positions.
    const isWhole = (each: Element | null): boolean => {
      const box = each?.getBoundingClientRect()
      return box !== undefined && box.height > 0 && box.top >= top - 1 && box.bottom <= bottom + 1
    }
    const isCovered = (each: Element | null): boolean => {
      const box = each?.getBoundingClientRect()
      return box !== undefined && box.top < bottom && box.bottom > bottom - bar.offsetHeight
    }
    // A picture that is fully on the screen may be scanned by another phone.
    const isAway =
      [own, pictureOf(place)].some(isWhole) || [fieldInUse(), document.querySelector('footer')].some(isCovered)
    put(isAway ? 'hidden' : 'visible')
    bar.style.translate = `0 ${bottom - innerHeight}px`
  }
  tool.after(bar)
  draw()
  new MutationObserver(draw).observe(place, { subtree: true, childList: true, attributes: true, characterData: true })
  // A picture has no height until it is decoded.
  new ResizeObserver(fit).observe(place)
  for (const type of ['scroll', 'resize', 'focusin']) addEventListener(type, fit, { passive: true })
  for (const type of ['scroll', 'resize']) globalThis.visualViewport?.addEventListener(type, fit, { passive: true })
}

/** The visible part of the window: a keyboard leaves its upper part. */
function screenSeen(): { readonly top: number; readonly bottom: number } {
  const { offsetTop: top, height } = globalThis.visualViewport ?? { offsetTop: 0, height: innerHeight }
  return { top, bottom: top + height }
}

const fieldInUse = (): Element | null => document.activeElement?.closest('input, select, textarea') ?? null

const ROOM_PX = 8

/** Scrolls the field in use above `line` if it crosses it, so that the bar of a new answer does not cover the typed text. */
function makeRoom(line: number): void {
  const field = fieldInUse()?.getBoundingClientRect()
  if (field && field.bottom > line && field.top < screenSeen().bottom) scrollBy(0, field.bottom - line + ROOM_PX)
}

/** What a person has to check before there is an answer to use. */
const toCheck = (place: Element): HTMLElement | null => place.querySelector('.unsure:not(:has(:checked))')

const pictureOf = (place: Element): HTMLImageElement | null => place.querySelector('.card img, .with-picture > img')

/** A small picture of the answer, or its first line. */
function gistOf(place: Element): Node[] {
  const picture = pictureOf(place)
  const line = place.querySelector('.amount, .big, address > div, .payload')?.textContent ?? ''
  const small = picture ? [el('img', { src: picture.src, alt: '', width: '44', height: '44' })] : []
  return [...small, el('span', {}, line)]
}
