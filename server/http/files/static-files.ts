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
  const kept = { immutable: true, maxAge: year }
  router.use('/assets', files(join(clientDir, 'assets'), kept, removeDocumentHeaders))
  // A missing asset is a plain 404: a page of the shop is not a valid response to a script request.
  router.use('/assets', (_request, response) => response.locals.refuse(404, 'no such asset'))
  router.use(files(clientDir, { maxAge: hour }, keepWorkerCurrent))
  return router
}

/** A new release replaces the service worker, so no cache may keep it without asking. */
function keepWorkerCurrent(response: ServerResponse, path: string): void {
  if (/[\\/]sw\.js(\.\w+)?$/.test(path)) response.setHeader('Cache-Control', 'no-cache')
}

/** A kilobyte that browsers apply to documents and workers only, for each of the thirty files of a page. */
const documentHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'Reporting-Endpoints',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
]

function removeDocumentHeaders(response: ServerResponse): void {
  for (const name of documentHeaders) response.removeHeader(name)
}

function files(
  folder: string,
  keep: { immutable?: boolean; maxAge: number },
  setHeaders: (response: ServerResponse, path: string) => void,
) {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { ...keep, redirect: false, setHeaders },
  })
}
