const shape = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/**
 * The W3C `traceparent` of a visit: the client's own if it sent one, else a new one, so that all
 * requests of one page have the same trace id.
 */
export function traceOf(given: string | null, random = randomHex): string {
  return given && shape.test(given) ? given : `00-${random(16)}-${random(8)}-01`
}

function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('')
}
