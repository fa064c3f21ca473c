import { el, say } from './dom.ts'

/**
 * On a phone the answer is out of sight while one types: its picture or first line, and its loud button, at the foot of the
 * screen and above its keyboard. It goes when the button itself or the whole picture is in view, and lies over no field in
 * use and no footer.
 */
export function startAtHand(tool: Element): void {
  const place = tool.querySelector('.answer > .result')
  if (!place) return
  const gist = el('div')
  const button = el('button', { type: 'button', class: 'button', onclick: () => loud()?.click() })
  const bar = el('aside', { class: 'at-hand', 'aria-label': say('คำตอบ', 'The answer') }, gist, button)
  const loud = (): HTMLElement | null => place.querySelector('button.button')
  const draw = (): void => {
    const own = loud()
    if (!own) return fit()
    button.replaceChildren(...[...own.childNodes].map((node) => node.cloneNode(true)))
    button.toggleAttribute('data-copied', own.dataset['copied'] !== undefined)
    gist.replaceChildren(...gistOf(place))
    // What was made of an older input can neither be seen nor taken here.
    bar.inert = place.matches('[inert]')
    bar.classList.toggle('outdated', bar.inert)
    fit()
  }
  const put = (visibility: string): void => void (bar.style.visibility = visibility)
  const fit = (): void => {
    const own = loud()
    if (!own) return put('hidden')
    const { offsetTop: top, height } = globalThis.visualViewport ?? { offsetTop: 0, height: innerHeight }
    const foot = top + height
    const isWhole = (each: Element | null): boolean => {
      const box = each?.getBoundingClientRect()
      return box !== undefined && box.height > 0 && box.top >= top && box.bottom <= foot
    }
    // A picture that is whole on the screen may be read by another phone.
    const isNeeded = !isWhole(own) && !isWhole(pictureOf(place))
    put(isNeeded && !isCovered(foot - bar.offsetHeight, foot) ? 'visible' : 'hidden')
    bar.style.translate = `0 ${foot - innerHeight}px`
  }
  tool.after(bar)
  draw()
  new MutationObserver(draw).observe(place, { subtree: true, childList: true, attributes: true, characterData: true })
  for (const type of ['scroll', 'resize', 'focusin']) addEventListener(type, fit, { passive: true })
  for (const type of ['scroll', 'resize']) globalThis.visualViewport?.addEventListener(type, fit, { passive: true })
}

const pictureOf = (place: Element): HTMLImageElement | null => place.querySelector('.card img, .with-picture > img')

/** A small picture of the answer, or its first line. */
function gistOf(place: Element): Node[] {
  const picture = pictureOf(place)
  const line = place.querySelector('.amount, .big, address > div, .payload')?.textContent ?? ''
  return [
    ...(picture ? [el('img', { src: picture.src, alt: '', width: '44', height: '44' })] : []),
    el('span', {}, line),
  ]
}

/** Whether the field in use or the footer lies in a stripe of the screen. */
const isCovered = (top: number, bottom: number): boolean =>
  [document.activeElement?.closest('input, select, textarea'), document.querySelector('footer')].some((each) => {
    const box = each?.getBoundingClientRect()
    return box !== undefined && box.top < bottom && box.bottom > top
  })
