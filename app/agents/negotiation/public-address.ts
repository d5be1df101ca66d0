import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
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

const resolver = new Resolver({ timeout: 0.7 * second * 1000, tries: 2 })

/** IPv4 addresses before those of IPv6. */
async function addressesOf(hostname: string): Promise<LookupAddress[]> {
  const [v4, v6] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ])
  return [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ]
}

/** The connection itself resolves the name: later, it may lead inward. Not by `dns.lookup`, whose few threads the merchant needs. */
const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  void addressesOf(hostname).then((addresses) => {
    const usable = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = usable
    if (!first) callback(new Error('The name has no public address'), '', 0)
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
