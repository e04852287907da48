// Removes the service worker of the former page of saved jobs, and what it kept. public/saved-worker.js has its function.

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire() {
  for (const name of await caches.keys()) if (name.startsWith('saved-jobs ')) await caches.delete(name)
  await self.registration.unregister()
}
