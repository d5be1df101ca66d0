import { join } from 'node:path'
import express, { Router } from 'express'

/**
 * Files as they are. What Vite named by its content never changes; the rest is asked for again after
 * an hour. `index` is off: a folder is never a page.
 */
export function staticFiles(clientDir: string): Router {
  const router = Router()
  router.use(
    '/assets',
    express.static(join(clientDir, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      redirect: false,
    }),
  )
  // A missing asset is a plain 404: the page of a shop is no answer to a script that is gone.
  router.use('/assets', (_request, response) => response.locals.refuse(404))
  router.use(express.static(clientDir, { maxAge: '1h', index: false, redirect: false }))
  return router
}
