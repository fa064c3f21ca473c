import { describe, expect, it } from 'vitest'
import { useBrowser, visit } from './browser.ts'
import { wide } from './wide.ts'

useBrowser()

/** A stop this much higher than the previous one is a step back; elements of one row differ by less. */
const ROW_PX = 60

/** WCAG 2.4.3: on a phone everything is in one column, so Tab goes down the page. */
describe('Tab', () => {
  it.for([...wide(['/', '/en/']), ...wide(['/docs', '/en/docs'])])('goes down %s, and skips nothing', async (path) => {
    const { page, close } = await visit(path)
    const stops = await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true
      // Content out of view has only an estimated height.
      for (const each of document.querySelectorAll('article')) each.style.contentVisibility = 'visible'
      const all = document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
      )
      return [...all]
        .filter(
          (element) => element.checkVisibility() && !element.matches(':disabled') && !element.closest('.contents'),
        )
        .map((element) => ({
          tabIndex: element.tabIndex,
          // A hidden file input has the position of the label around it.
          top: (element.closest('label.button') ?? element).getBoundingClientRect().top,
          what: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)}`,
        }))
    })
    expect(stops.length).toBeGreaterThan(20)
    expect(stops.filter(({ tabIndex }) => tabIndex > 0)).toEqual([])
    const order = stops.filter(({ tabIndex }) => tabIndex === 0)
    expect(order.filter(({ top }, i) => top < (order[i - 1]?.top ?? top) - ROW_PX)).toEqual([])
    await close()
  })
})
