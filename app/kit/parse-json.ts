/**
 * Escapes of what no page can hold: halves of a surrogate pair, and control characters, which JSON in UTF-8
 * can contain only escaped.
 */
const escapedCode =
  /\\u(?:[dD][89a-fA-F]|00(?:0[0-8bBcCeEfF]|1|7[fF]|[89]))|\\[bf]|[\u007f-\u009f\ufffe\uffff]|\\u[fF]{3}[eEfF]/
/** With the `u` flag whole pairs are one character each, so that only lone halves match. */
const loneSurrogate = /\p{Surrogate}/gu
/** Characters that HTML cannot hold: a browser drops or replaces them, so that scripts would find another text. */
// oxlint-disable-next-line no-control-regex -- these are the characters to drop
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g

/** Deeper than any response; code that walks a value by recursion has room for it. */
const maxDepth = 200

/**
 * `JSON.parse`, with lone surrogates replaced by U+FFFD: headers, URLs and hashes cannot contain them, and
 * `encodeURIComponent` throws. Characters that HTML cannot hold are dropped. Throws a SyntaxError for invalid JSON,
 * and for values nested deeper than 200 levels, which are not parsed.
 */
export function parseJson(text: string): unknown {
  if (isDeeperThan(maxDepth, text)) throw new SyntaxError('JSON is nested too deep')
  return escapedCode.test(text)
    ? JSON.parse(text, (_, value: unknown) =>
        typeof value === 'string'
          ? value.replace(loneSurrogate, '\ufffd').replace(unwritable, '')
          : value,
      )
    : JSON.parse(text)
}

function isDeeperThan(limit: number, text: string): boolean {
  let depth = 0
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code === quote) {
      // The end of the string: the next quote that is not escaped.
      do i = text.indexOf('"', i + 1)
      while (i !== -1 && isEscaped(text, i))
      if (i === -1) return false
    } else if (code === openBracket || code === openBrace) {
      depth += 1
      if (depth > limit) return true
    } else if (code === closeBracket || code === closeBrace) depth -= 1
  }
  return false
}

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [...'"\\[]{}'].map(
  (character) => character.charCodeAt(0),
)

/** Whether an odd number of backslashes is before a position. */
function isEscaped(text: string, position: number): boolean {
  let start = position
  while (text.charCodeAt(start - 1) === backslash) start -= 1
  return (position - start) % 2 === 1
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
