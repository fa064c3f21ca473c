// The front page without a network. Only files of the site are cached, by names that change with their bytes: no answer
// of the service, and nothing that a visitor typed. PARTS is put here by scripts/site.ts.
const CACHE = `sala-${PARTS.version}`

const old = (names) => names.filter((name) => name.startsWith('sala-') && name !== CACHE)

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(PARTS.paths))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin || !PARTS.paths.includes(pathname)) return
  const cached = () => caches.match(pathname, { cacheName: CACHE })
  // A page is asked for first, so that a new version shows at once; the files it names never change.
  const isPage = event.request.mode === 'navigate'
  event.respondWith(
    isPage
      ? fetch(event.request).catch(() => cached().then((page) => page || Response.error()))
      : cached().then((file) => file || fetch(event.request)),
  )
})
