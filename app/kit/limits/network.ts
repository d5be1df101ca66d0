/** For counting visitors of the same customer of a network: an IPv4 /24 or an IPv6 /48. */
export function siteOf(clientAddress: string): string {
  const network = networkOf(clientAddress)
  return network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : network.replace(/\.\d+$/, '.0/24')
}

/** The wider bound in multiples of the limit: an IPv6 /48 is one customer, whose /64s are free; an IPv4 /24 many households. */
const siteFactor = { ipv6: 2, ipv4: 8 }

/** A limit of an address's network, and the wider one of the site around it; none where the network is unknown. */
export function networkBounds(clientAddress: string, limit: number) {
  if (!clientAddress) return []
  const site = siteOf(clientAddress)
  const factor = siteFactor[site.includes(':') ? 'ipv6' : 'ipv4']
  return [
    { key: networkOf(clientAddress), limit },
    { key: site, limit: limit * factor },
  ]
}

/** An IPv6 customer has the whole /64. A port, as some proxies add, differs by connection and does not count. */
export function networkOf(addressWithPort: string): string {
  const clientAddress = withoutPort(addressWithPort)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(clientAddress)?.[1]
  if (mapped) return mapped
  if (!clientAddress.includes(':')) return clientAddress
  const [head = '', tail] = clientAddress.toLowerCase().replace(/%.*$/, '').split('::')
  const front = head ? head.split(':') : []
  const tailGroups = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - tailGroups.length)
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...tailGroups]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** Reads `192.0.2.1:443` and `[2001:db8::1]:443`; without brackets a colon belongs to the IPv6 address. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
}
