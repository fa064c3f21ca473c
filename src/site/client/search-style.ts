/**
 * The list below the box, on any page: no selector weighs anything (`:where`), so every rule of the page's own wins, and
 * no style sheet of a Content-Security-Policy is needed.
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
:where(thai-address-search small:empty) { display: none }
`

let sheet: CSSStyleSheet | undefined

/** Gives the document or shadow root of an element the style, once. */
export function dressList(element: Element): void {
  const root = element.getRootNode()
  if (!(root instanceof Document || root instanceof ShadowRoot)) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
