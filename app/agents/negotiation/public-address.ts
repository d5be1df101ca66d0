import { lookup as lookUp } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'

import ipaddr from 'ipaddr.js'
import { Agent } from 'undici'

import { second } from '#app/kit/time.ts'

/** Whether an IP address is one of the public internet: no private, local, mapped or reserved one. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Whether a host of a URL may be requested; a name is resolved and checked when its connection is made. */
function mayBePublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) === 0 || isPublicAddress(address)
}

/** An address of a platform that may be requested: https, without credentials, at its default port. */
export function platformUrl(address: string): URL | null {
  if (address.length > 1_000 || !URL.canParse(address)) return null
  const url = new URL(address)
  const isPlain = !url.username && !url.password && !url.port && !url.hash
  return url.protocol === 'https:' && isPlain && mayBePublicHost(url.hostname) ? url : null
}

/**
 * Resolves a name to its public addresses alone, for the connection itself: a name that is checked first and resolved
 * again later may lead inward the second time.
 */
const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const usable = (addresses ?? []).filter(({ address }) => isPublicAddress(address))
    const [first] = usable
    if (error) callback(error, '', 0)
    else if (!first) callback(new Error('The name has no public address'), '', 0)
    else if (options.all) callback(null, usable)
    else callback(null, first.address, first.family)
  })
}

/** Connections to platforms. @param maxResponseSize in bytes */
export const publicDispatcher = (maxResponseSize: number) =>
  new Agent({
    connect: { lookup: lookUpPublic, timeout: 3 * second * 1000 },
    connections: 2,
    keepAliveTimeout: 1 * second * 1000,
    maxResponseSize,
  })
