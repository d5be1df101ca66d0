const shape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/

/**
 * The W3C `traceparent` of a visit: the client's own if it sent one, else a new one, so that all
 * requests of one page have the same trace id.
 */
export function traceOf(given: string | null, random = randomHex): string {
  return given && shape.test(given) ? given : `00-${random(16)}-${random(8)}-01`
}

/** The same trace with a new span id for one request. */
export function childTrace(traceparent: string, random = randomHex): string {
  const [, trace, flags] = shape.exec(traceparent) ?? []
  return trace ? `00-${trace}-${random(8)}-${flags}` : traceOf(null, random)
}

function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('')
}
