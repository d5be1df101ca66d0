import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4 } from 'node:net'

import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const

/** Whether a proxy has forwarded the request, or a visitor pretends so. */
export function isForwarded(headers: NodeJS.Dict<string | string[]>): boolean {
  return forwarded.some((name) => headers[name] !== undefined)
}

/** Addresses of private networks, in which a proxy in front of the shop has its own (RFC 1918, 4193, 6598). */
const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv4')
}
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')
privateNetworks.addAddress('::1', 'ipv6')

function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return privateNetworks.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
}

/**
 * Of each visitor, for limits by network. A forwarded request from a private network without a trusted proxy comes from
 * one that all visitors share, and a limit would close the shop for all: their address is unknown then, which the log
 * says once.
 */
export function clientAddresses(log: Logger, trustProxy: number) {
  const reason = 'limits by network are off; for example TRUST_PROXY=1'
  let hasUnknownProxy = false
  const addressOf = (request: IncomingMessage): string => {
    const { headers } = request
    const ip = trustedAddress(request, trustProxy)
    if (trustProxy > 0 || !isForwarded(headers) || !isPrivate(ip)) return ip
    if (!hasUnknownProxy) log.warn({ reason }, 'proxy without TRUST_PROXY')
    hasUnknownProxy = true
    return ''
  }
  /** Sets `response.locals.clientAddress`; empty while nobody knows which visitor sent the request. */
  const middleware: RequestHandler = (request, response, next) => {
    response.locals.clientAddress = addressOf(request)
    next()
  }
  return { middleware, addressOf, hasUnknownProxy: () => hasUnknownProxy }
}

/** Who sent a request to the outermost proxy that is trusted, as `request.ip` of Express. */
function trustedAddress({ headers, socket }: IncomingMessage, trustProxy: number): string {
  const sent = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',')
  const forwarded = sent.map((each) => each.trim()).filter(Boolean)
  const { remoteAddress = '' } = socket
  return trustProxy > 0 ? (forwarded.slice(-trustProxy)[0] ?? remoteAddress) : remoteAddress
}
