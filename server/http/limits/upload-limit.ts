import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'
import type { IRateLimiterOptions } from 'rate-limiter-flexible'

import { uploadBoundary } from '#server/http/guards/form-body.ts'

import { withinLimit } from './within-limit.ts'

export interface UploadLimits {
  /** Requests with files of one network. Its reviews are counted apart, with a message in their form. */
  perNetwork: IRateLimiterOptions
  /** Requests that are in memory at the same time, of all networks. */
  concurrent: number
  /** A shorter request is a form like any other. */
  fromBytes: number
}

/** Limits requests with files before their body is read: each takes as much memory as hundreds of forms. */
export function uploadLimit({ perNetwork, concurrent, fromBytes }: UploadLimits): RequestHandler {
  const allows = withinLimit(perNetwork)
  let current = 0
  return async (request, response, next) => {
    const length = Number(request.headers['content-length'] ?? Infinity)
    if (length <= fromBytes || !uploadBoundary(request)) return next()
    const { clientAddress, refuse } = response.locals
    if (!(await allows(clientAddress)))
      return refuse(429, 'limit of uploads', { Connection: 'close' })
    const isFull = current >= concurrent
    if (isFull) return refuse(503, 'limit of uploads', { 'Retry-After': '5', Connection: 'close' })
    current += 1
    let hasEnded = false
    const end = () => {
      if (!hasEnded) current -= 1
      hasEnded = true
    }
    onHeaders(response, end)
    response.on('close', end)
    if (response.closed) return end()
    next()
  }
}
