/** An escaped half of a surrogate pair, the only way for JSON in UTF-8 to contain a lone one. */
const escapedSurrogate = /\\u[dD][89a-fA-F]/
/** With the `u` flag whole pairs are one character each, so that only lone halves match. */
const loneSurrogate = /\p{Surrogate}/gu

/**
 * `JSON.parse`, with lone surrogates replaced by U+FFFD: headers, URLs and hashes cannot contain them, and
 * `encodeURIComponent` throws. Throws a SyntaxError for invalid JSON.
 */
export function parseJson(text: string): unknown {
  return escapedSurrogate.test(text)
    ? JSON.parse(text, (_, value: unknown) =>
        typeof value === 'string' ? value.replace(loneSurrogate, '\ufffd') : value,
      )
    : JSON.parse(text)
}

/** Parses a JSON object; null for anything else. */
export function tryParseJsonObject(text: string): Record<string, unknown> | null {
  try {
    const value = parseJson(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Parses a JSON object; an empty one for anything else. */
export function parseJsonObject(text: string | null | undefined): Record<string, unknown> {
  return (text && tryParseJsonObject(text)) || {}
}
