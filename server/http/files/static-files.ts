import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { ServerResponse } from 'node:http'

import { Router, type RequestHandler } from 'express'
import expressStaticGzip from 'express-static-gzip'

import type { Files, SharedFiles } from './shared-files.ts'

const hour = 60 * 60 * 1000
const year = 365 * 24 * hour

/** With their `.br` or `.gz`. Files with a hash never change; others are requested again after an hour. `shared` are other builds'. */
export function staticFiles(clientDir: string, shared: SharedFiles | null = null): Router {
  const router = Router()
  const kept = { immutable: true, maxAge: year }
  router.use('/assets', files(join(clientDir, 'assets'), kept, removeDocumentHeaders))
  if (shared) router.use('/assets', filesOfOtherBuilds(shared))
  // A missing asset is a plain 404: a page of the shop is not a valid response to a script request.
  router.use('/assets', (_request, response) => response.locals.refuse(404, 'no such asset'))
  // Looking on the disk for a file of each page's path takes longer than all else before the page.
  const paths = new Set(
    readdirSync(clientDir, { recursive: true }).map(
      (path) => `/${String(path).replaceAll('\\', '/')}`,
    ),
  )
  const send = files(clientDir, { maxAge: hour }, keepWorkerCurrent)
  router.use((request, response, next) =>
    paths.has(request.path) ? send(request, response, next) : next(),
  )
  return router
}

/** The built scripts, styles and fonts, without their compressed variants. */
export function assetFiles(clientDir: string): Files {
  const names = readdirSync(join(clientDir, 'assets')).filter((name) => !/\.(br|gz)$/.test(name))
  return names.map((name) => [`/assets/${name}`, readFileSync(join(clientDir, 'assets', name))])
}

/** Their names contain a hash of their content too. */
function filesOfOtherBuilds(shared: SharedFiles): RequestHandler {
  return (request, response, next) => {
    const send = (content: Buffer | null) => {
      if (!content) return next()
      removeDocumentHeaders(response)
      response.setHeader('Cache-Control', `public, max-age=${year / 1000}, immutable`)
      response.type(extname(request.path)).send(content)
    }
    shared
      .read(request.baseUrl + request.path)
      .then(send)
      .catch(next)
  }
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

export function removeDocumentHeaders(response: ServerResponse): void {
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
