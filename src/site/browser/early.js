// Runs before the first paint. A URL of a tool's place until version 1.2 redirects to its page, with its values, which stay
// in the fragment. Visitors who chose English, here or by ?lang=en, get the English twin of a Thai page; those who have
// chosen nothing but prefer English in the browser are offered it.
const pages = { client: 'docs#elements', decode: 'promptpay', feed: 'holidays', 'next-days': 'holidays' }
const moved =
  /^#(address|baht-text|client|date|decode|digits|feed|holidays|id|links|next-days|promptpay|qr|romanize|speech|words)\b/
// With the origin in front: a path that begins with two slashes would be another host.
const go = (path) => location.replace(location.origin + path)
const leave = () => {
  const [, id] = (/^\/(?:en\/?)?$/.test(location.pathname) && moved.exec(location.hash)) || []
  const page = pages[id] || id
  if (id) go(location.pathname.replace(/\/?$/, '/') + (/#/.test(page) ? page : page + location.hash))
  return id
}
addEventListener('hashchange', leave)
try {
  const { dataset, lang } = document.documentElement
  const [asked] = /^(?:th|en)$/.exec(new URLSearchParams(location.search).get('lang')) || []
  const chosen = asked || localStorage.getItem('language')
  const preferred = navigator.languages.find((name) => /^(th|en)\b/.test(name)) || 'en'
  if (asked ? asked !== lang : chosen === 'en' && lang === 'th') {
    const twin = document.querySelector(`link[hreflang="${chosen}"]`)
    if (twin) go(new URL(twin.href).pathname + location.hash)
  } else if (location.hash === '#labels' && location.pathname.endsWith('/address'))
    // The label desk was here until version 1.2.
    go(location.pathname.replace(/address$/, 'labels'))
  else if (!leave() && !chosen && lang === 'th' && preferred.startsWith('en')) dataset.offer = ''
  if (/^(?:localhost|127\.|\[::1\])/.test(location.hostname)) dataset.local = ''
  if (location.pathname.endsWith('/docs') && location.hash) {
    // The fragment's target is unfolded from the first paint on, so that nothing moves when the script does it.
    const sheet = new CSSStyleSheet()
    const named = `.docs:not([data-started]) #${CSS.escape(location.hash.slice(1))}`
    sheet.insertRule(`${named}>details::details-content{content-visibility:visible}`)
    document.adoptedStyleSheets = [sheet]
  }
} catch {}
