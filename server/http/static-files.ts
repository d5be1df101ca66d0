import { join } from 'node:path'
import type { ServerResponse } from 'node:http'

import { Router } from 'express'
import expressStaticGzip from 'express-static-gzip'

const hour = 60 * 60 * 1000
const year = 365 * 24 * hour

/**
 * Static files, or their `.br` or `.gz` from the build. Files with a hash in their name never
 * change; the others are requested again after an hour. Folders are not served.
 */
export function staticFiles(clientDir: string): Router {
  const router = Router()
  router.use('/assets', files(join(clientDir, 'assets'), { immutable: true, maxAge: year }))
  // A missing asset is a plain 404: a page of the shop is not a valid response to a script request.
  router.use('/assets', (_request, response) => response.locals.refuse(404))
  router.use(files(clientDir, { maxAge: hour }))
  return router
}

/** A new release replaces the service worker, so no cache may keep it without asking. */
function keepWorkerCurrent(response: ServerResponse, path: string): void {
  if (/[\\/]sw\.js(\.\w+)?$/.test(path)) response.setHeader('Cache-Control', 'no-cache')
}

function files(folder: string, keep: { immutable?: boolean; maxAge: number }) {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { ...keep, redirect: false, setHeaders: keepWorkerCurrent },
  })
}
