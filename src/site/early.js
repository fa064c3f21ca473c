try {
  const asked = new URLSearchParams(location.search).get('lang') || localStorage.getItem('language')
  if (asked === 'en') document.documentElement.lang = 'en'
} catch {}
