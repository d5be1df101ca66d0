/** An escaped half of a surrogate pair: JSON in UTF-8 can hold a lone one in no other way. */
const escapedSurrogate = /\\u[dD][89a-fA-F]/
/** With the `u` flag whole pairs are one character each, so that only lone halves match. */
const loneSurrogate = /\p{Surrogate}/gu

/**
 * `JSON.parse`, with lone surrogates replaced by U+FFFD: no header, address or hash can be made of
 * them, and `encodeURIComponent` throws at one. Throws a SyntaxError for what is not JSON.
 */
export function parseJson(text: string): unknown {
  return escapedSurrogate.test(text)
    ? JSON.parse(text, (_, value: unknown) =>
        typeof value === 'string' ? value.replace(loneSurrogate, '\ufffd') : value,
      )
    : JSON.parse(text)
}

/** The object that a text of JSON holds; an empty one for anything else, JSON or not. */
export function parseJsonObject(text: string | null | undefined): Record<string, unknown> {
  try {
    const value = parseJson(text || '{}')
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
