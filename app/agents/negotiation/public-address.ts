import { lookup as lookUp } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'

import ipaddr from 'ipaddr.js'

/** Whether an IP address is one of the public internet: no private, local, mapped or reserved one. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Whether a host of a URL may be requested; a name is resolved and checked when its connection is made. */
export function mayBePublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) === 0 || isPublicAddress(address)
}

/**
 * Resolves a name to its public addresses alone, for the connection itself: a name that is checked first and resolved
 * again later may lead inward the second time.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const usable = (addresses ?? []).filter(({ address }) => isPublicAddress(address))
    const [first] = usable
    if (error) callback(error, '', 0)
    else if (!first) callback(new Error('The name has no public address'), '', 0)
    else if (options.all) callback(null, usable)
    else callback(null, first.address, first.family)
  })
}
