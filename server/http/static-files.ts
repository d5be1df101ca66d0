import { existsSync } from 'node:fs'
import { join } from 'node:path'
import express, { Router, type RequestHandler } from 'express'

const hour = 60 * 60 * 1000
const year = 365 * 24 * hour

/**
 * Files as they are. What Vite named by its content never changes; the rest is asked for again after
 * an hour. `index` is off: a folder is never a page.
 */
export function staticFiles(clientDir: string): Router {
  const options = { index: false, redirect: false } as const
  const router = Router()
  router.use('/assets', compressedAtBuild(join(clientDir, 'assets')))
  router.use(
    '/assets',
    express.static(join(clientDir, 'assets'), { ...options, immutable: true, maxAge: year }),
  )
  // A missing asset is a plain 404: the page of a shop is no answer to a script that is gone.
  router.use('/assets', (_request, response) => response.locals.refuse(404))
  router.use(express.static(clientDir, { ...options, maxAge: hour }))
  return router
}

/** Points a request at the `.br` or `.gz` that the build laid beside the file, if its browser can. */
function compressedAtBuild(folder: string): RequestHandler {
  const known = new Map<string, boolean>()
  const has = (path: string) => {
    // Names of assets are few and never change; names that are asked for are neither.
    if (!/^\/[\w.-]+$/.test(path)) return false
    if (!known.has(path) && known.size < 10_000) known.set(path, existsSync(join(folder, path)))
    return known.get(path) ?? false
  }
  return (request, response, next) => {
    response.vary('Accept-Encoding')
    const encoding = [
      { name: 'br', suffix: '.br' },
      { name: 'gzip', suffix: '.gz' },
    ].find(({ name, suffix }) => request.acceptsEncodings(name) && has(request.path + suffix))
    if (encoding) {
      response.type(request.path.slice(request.path.lastIndexOf('.')))
      response.setHeader('Content-Encoding', encoding.name)
      request.url = request.path + encoding.suffix
    }
    next()
  }
}
