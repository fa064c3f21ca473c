/**
 * The list below the box and the row of a date, on any page. The selectors have no specificity (`:where`), so every rule of the
 * page wins, and no Content-Security-Policy has to allow a style sheet. The platform's picker opens at the corner of its button.
 */
const css = `
:where(thai-address-search) { display: block }
:where(thai-address-search > div) { position: relative }
:where(thai-address-search label) { display: block }
:where(thai-address-search input) { display: block; box-sizing: border-box; width: 100% }
:where(thai-address-search ul) { position: absolute; z-index: 10; left: 0; right: 0; margin: 2px 0 0; padding: 0;
  list-style: none; max-height: 18rem; overflow: auto; overscroll-behavior: contain; background: Canvas; color: CanvasText;
  border: 1px solid GrayText; border-radius: 8px }
:where(thai-address-search ul[hidden]) { display: none }
:where(thai-address-search li) { padding: 10px 12px; min-height: 24px; line-height: 1.4; cursor: pointer }
:where(thai-address-search li[aria-selected='true'], thai-address-search li:hover) { background: Highlight; color: HighlightText }
:where(thai-address-search small:empty, thai-date small:empty) { display: none }
:where(thai-date) { display: block }
:where(thai-date > div) { position: relative; display: flex; flex-wrap: wrap; align-items: end; gap: 4px 8px }
:where(thai-date label) { flex: 1 }
:where(thai-date label input) { display: block; box-sizing: border-box; width: 100%; min-height: 44px }
:where(thai-date button) { min-width: 44px; min-height: 44px }
:where(thai-date small) { flex-basis: 100% }
:where(thai-date [type=date]) { position: absolute; right: 0; top: 0; bottom: 0; width: 1px; height: auto; min-height: 0; margin: 0;
  padding: 0; border: 0; opacity: 0; pointer-events: none }
`

let sheet: CSSStyleSheet | undefined

/** Adds the style to the document or shadow root of an element, once. */
export function dress(element: Element): void {
  const root = element.getRootNode()
  if (!(root instanceof Document || root instanceof ShadowRoot)) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
