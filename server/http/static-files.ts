import { join } from 'node:path'
import { Router } from 'express'
import expressStaticGzip from 'express-static-gzip'

const hour = 60 * 60 * 1000
const year = 365 * 24 * hour

/**
 * Files as they are, or as the `.br` or `.gz` that the build laid beside them. What Vite named by its
 * content never changes; the rest is asked for again after an hour. A folder is never a page.
 */
export function staticFiles(clientDir: string): Router {
  const router = Router()
  router.use('/assets', files(join(clientDir, 'assets'), { immutable: true, maxAge: year }))
  // A missing asset is a plain 404: the page of a shop is no answer to a script that is gone.
  router.use('/assets', (_request, response) => response.locals.refuse(404))
  router.use(files(clientDir, { maxAge: hour }))
  return router
}

function files(folder: string, keep: { immutable?: boolean; maxAge: number }) {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { ...keep, redirect: false },
  })
}
