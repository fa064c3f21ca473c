// Runs before anything is painted. Who chose English, here or by ?lang=en, gets the English twin of a Thai page; who has
// chosen nothing and prefers English in the browser is offered it.
try {
  const { dataset, lang } = document.documentElement
  const asked = new URLSearchParams(location.search).get('lang')
  const chosen = asked || localStorage.getItem('language')
  const preferred = navigator.languages.find((name) => /^(th|en)\b/.test(name)) || 'en'
  if (asked ? asked !== lang : chosen === 'en' && lang === 'th') {
    const twin = document.querySelector(`link[hreflang="${chosen}"]`)
    if (twin) location.replace(new URL(twin.href).pathname + location.hash)
  } else if (location.hash === '#labels' && location.pathname.endsWith('/address'))
    // Where the label desk was until version 1.2.
    location.replace(location.pathname.replace(/address$/, 'labels'))
  else if (!chosen && lang === 'th' && preferred.startsWith('en')) dataset.offer = ''
  if (/^(?:localhost|127\.|\[::1\])/.test(location.hostname)) dataset.local = ''
} catch {}
