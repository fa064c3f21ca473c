// The pages without a network: the tools and visited pages. Only files of the site are cached: no answer of the service, no
// page of a short link and no input. scripts/site.ts inserts PARTS.
const CACHE = `sala-${PARTS.version}`

const isService = (pathname) => /^\/(?:l|api)\//.test(pathname)
const keep = async (pathname) => isService(pathname) || visited(pathname, pathname)

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const isPage = event.request.mode === 'navigate' && !isService(pathname)
  const isOurs = origin === location.origin && (isPage || PARTS.paths.includes(pathname))
  if (event.request.method !== 'GET' || !isOurs) return
  const cached = () => caches.match(pathname, { cacheName: CACHE })
  // A page comes from the network first, so that a new version shows at once; the files it names never change.
  event.respondWith(
    isPage
      ? visited(event.request, pathname).catch(() => cached().then((page) => (page ? offline(page) : Response.error())))
      : cached().then((file) => file || fetch(event.request)),
  )
})

async function install() {
  const cache = await caches.open(CACHE)
  await cache.addAll(PARTS.paths)
  // The page that registered this worker was loaded before it.
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.allSettled(open.map(({ url }) => keep(new URL(url).pathname)))
  await self.skipWaiting()
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith('sala-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Marks the page as shown offline: a browser may have a network that leads nowhere. */
async function offline(page) {
  const text = await page.text()
  return new Response(text.replace('<html ', '<html data-offline '), { headers: page.headers })
}

/** The page from the network, cached under its path alone: a query may contain input. */
async function visited(request, pathname) {
  const page = await fetch(request)
  const isKept = page.ok && page.type === 'basic' && (page.headers.get('Content-Type') ?? '').startsWith('text/html')
  if (!isKept || page.redirected) return page
  const cache = await caches.open(CACHE)
  await cache.put(pathname, page.clone())
  return page
}
