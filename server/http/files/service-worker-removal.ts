import type { RequestHandler } from 'express'

/** Deletes what an earlier service worker stored and unregisters itself: browsers request `/sw.js` again. */
const worker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  for (const name of await caches.keys()) if (name.startsWith('hemvist-')) await caches.delete(name)
  await self.registration.unregister()
}
`

export const serviceWorkerRemoval: RequestHandler = (_request, response) => {
  response.setHeader('Cache-Control', 'no-cache')
  response.type('text/javascript').send(worker)
}
