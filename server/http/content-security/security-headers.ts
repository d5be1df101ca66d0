import { randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

import type { AnalyticsSettings } from '#app/context.ts'

import { analyticsSources } from './analytics-sources.ts'
import { violationReportsPath } from './violation-reports.ts'

export interface SecurityOptions {
  publicOrigin: string
  /** Origin of pictures on another host; null for our own. */
  imageOrigin: string | null
  /** Other domains of the shop that a form may redirect to: another language, a payment page. */
  domains?: readonly string[]
  /** Whether a form may redirect to an external payment provider. */
  hasExternalFormTargets: boolean
  /** Where consented events go; null or absent when the shop measures nothing. */
  analytics?: AnalyticsSettings | null
  /** Vite injects styles and opens a websocket in development. */
  isDevelopment: boolean
}

/** Headers of every response, and the nonce of inline scripts in a document. */
export function securityHeaders(options: SecurityOptions): RequestHandler[] {
  const isSecure = options.publicOrigin.startsWith('https:')
  const allowed = analyticsSources(options.analytics ?? null)
  const hasForeignContent = options.imageOrigin !== null || allowed['script-src'].length > 0
  const nonce: RequestHandler = (_request, response, next) => {
    response.locals.nonce = randomBytes(16).toString('base64url')
    next()
  }
  const guard = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [
          "'self'",
          (_request, response) => `'nonce-${nonceOf(response)}'`,
          ...allowed['script-src'],
        ],
        styleSrc: options.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        imgSrc: [
          "'self'",
          'data:',
          ...(options.imageOrigin ? [options.imageOrigin] : []),
          ...allowed['img-src'],
        ],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          ...(options.isDevelopment ? ['ws:'] : []),
          ...allowed['connect-src'],
        ],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: options.hasExternalFormTargets
          ? ["'self'", 'https:']
          : ["'self'", ...(options.domains ?? [])],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // Vite writes HTML in development.
        ...(options.isDevelopment
          ? {}
          : {
              // Code that writes HTML in the browser needs the policy of `files/first-script.ts`.
              requireTrustedTypesFor: ["'script'"],
              trustedTypes: ['default'],
              reportTo: 'violations',
              // Browsers without the Reporting API use it.
              reportUri: violationReportsPath,
            }),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: hasForeignContent
      ? { policy: 'credentialless' }
      : { policy: 'require-corp' },
    xFrameOptions: { action: 'deny' },
    xPoweredBy: true,
  })
  const reports: RequestHandler = (_request, response, next) => {
    response.setHeader('Reporting-Endpoints', `violations="${violationReportsPath}"`)
    next()
  }
  return options.isDevelopment ? [nonce, guard] : [nonce, guard, reports, workerPolicy(options)]
}

/** The service worker stores another host's pictures, which pages may not read: it has a policy of its own. */
function workerPolicy({ imageOrigin }: SecurityOptions): RequestHandler {
  return (request, response, next) => {
    if (imageOrigin !== null && request.path === '/sw.js') {
      const policy = `default-src 'none';connect-src 'self' ${imageOrigin}`
      response.setHeader('Content-Security-Policy', policy)
    }
    next()
  }
}

function nonceOf(response: unknown): string {
  return (response as { locals: { nonce: string } }).locals.nonce
}
