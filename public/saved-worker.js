// The service worker of the page of saved stories and jobs, whose path is its scope: that page opens without a network. Each visit with a
// network gets the page from the site and replaces the kept one, together with the files of the build that it loads. All other
// requests go to the network as without it.

const prefix = 'saved '
const page = new URL(self.registration.scope).pathname
const build = new URL('_next/static/', self.location).pathname
/** The number changes with what the cache contains. Each locale has a page and a cache of its own. */
const cacheName = `${prefix}1 ${page}`

self.addEventListener('install', (event) => {
  // It keeps no state, so a new version need not wait until the pages of the old one are closed.
  self.skipWaiting()
  event.waitUntil(fetch(page, { cache: 'no-cache' }).then(keepPage))
})

self.addEventListener('activate', (event) => event.waitUntil(deleteOtherVersions()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (pathname === page) event.respondWith(loadPage(event))
  } else if (pathname.startsWith(build)) event.respondWith(loadFile(request))
})

/** The page of the site; the kept one without a network. */
async function loadPage(event) {
  let response
  try {
    response = await fetch(event.request, { cache: 'no-cache' })
  } catch (error) {
    const kept = await (await caches.open(cacheName)).match(page)
    if (kept) return kept
    throw error
  }
  event.waitUntil(keepPage(response.clone()).catch(() => {}))
  return response
}

/** A file of the build. Its name has the hash of its content, so a kept one is never old. */
async function loadFile(request) {
  return (await (await caches.open(cacheName)).match(request.url)) ?? fetch(request)
}

/**
 * Keeps a page and the files that it names. The page is stored last: until then the kept one stays complete, with a new build
 * too. Files that it does not name are those of an old build, and are removed.
 */
async function keepPage(response) {
  if (response.type !== 'basic' || response.redirected || !response.ok) return
  const html = await response.clone().text()
  const files = new Set(Array.from(html.matchAll(/\/_next\/static\/([\w./~%-]+)/g), ([, name]) => build + name))
  const cache = await caches.open(cacheName)
  const add = async (file) => (await cache.match(file)) ?? cache.add(file)
  await Promise.all([...files].map(add))
  await cache.put(page, response)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname !== page && !files.has(pathname)) await cache.delete(request)
  }
}

async function deleteOtherVersions() {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name.endsWith(` ${page}`) && name !== cacheName) await caches.delete(name)
}
