/** Query parameters that may stand in a log; everything else may be personal or a secret. */
const harmless = new Set(['page', 'sort', '_routes', 'v'])

/** Address without the values of query parameters that are not known to be harmless. */
export function addressForLog(address: string): string {
  const [path = '', query] = address.slice(0, 2048).split('?', 2)
  if (!query) return path
  const names = [...new URLSearchParams(query)].map(([name, value]) =>
    harmless.has(name) ? `${name}=${value}` : name,
  )
  return `${path}?${names.join('&')}`
}
