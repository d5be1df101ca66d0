import type { RequestHandler } from 'express'

/**
 * Replaces the service worker in browsers that have installed one: it deletes what the other stored and
 * unregisters itself. Browsers request `/sw.js` again when a page is opened.
 */
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
