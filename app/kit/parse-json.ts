import { divideLongWords, hasLongWord } from './text/long-words.ts'

/** What no page can hold: halves of surrogate pairs, and control characters, which JSON contains only escaped. */
const escapedCode =
  /\\u(?:[dD][89a-fA-F]|00(?:0[0-8bBcCeEfF]|1|7[fF]|[89]))|\\[bf]|[\u007f-\u009f\ufffe\uffff]|\\u[fF]{3}[eEfF]/
/** With the `u` flag whole pairs are one character each, so that only lone halves match. */
const loneSurrogate = /\p{Surrogate}/gu
/** Characters that HTML cannot hold: a browser drops or replaces them, so that scripts would find another text. */
// oxlint-disable-next-line no-control-regex -- these are the characters to drop
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g

/** A text of spaces and line breaks alone. */
const blankText = /"(?:\s|\\[nrt])+"/

/** Deeper than any response; code that walks a value by recursion has room for it. */
const maxDepth = 200
/** More than any response; parsing so many takes some ten milliseconds. */
const maxValues = 100_000

/** How long texts and lists may be; longer ones are cut. */
export interface LengthLimits {
  text(key: string): number
  list(key: string): number
  /** The least of all maxima: most values have neither a longer text nor a longer list. */
  least: { text: number; list: number }
  /** Whether a text is shown in lines, so that a word longer than any line may be divided. */
  isShown(key: string): boolean
  /** Called once for a value in which something was cut, with the key of the first text or list. */
  onTruncated(key: string): void
}

/** JSON that is deeper or has more values than any response. It was not parsed. */
export class ExcessiveJsonError extends SyntaxError {}

/**
 * `JSON.parse` with U+FFFD for lone surrogates, without what HTML cannot hold, and within limits. Throws a SyntaxError for
 * invalid JSON, and an ExcessiveJsonError for more than 200 levels or 100 000 values.
 */
export function parseJson(text: string, limits?: LengthLimits): unknown {
  const { longestText, longestList } = measure(text)
  const value: unknown = JSON.parse(text)
  const mayBeTooLong =
    limits &&
    (longestText > limits.least.text || longestList > limits.least.list || hasLongWord(text))
  const isUnusual = escapedCode.test(text) || blankText.test(text)
  return isUnusual || mayBeTooLong ? rewritten(value, limits) : value
}

/** Counts without parsing, at most the limits. Escapes of a text count too. */
function measure(text: string): { longestText: number; longestList: number } {
  let depth = 0
  let values = 0
  let longestText = 0
  let longestList = 0
  const lengths = [0]
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code === quote) {
      const start = i
      // The end of the string: the next quote that is not escaped.
      do i = text.indexOf('"', i + 1)
      while (i !== -1 && isEscaped(text, i))
      if (i === -1) break
      longestText = Math.max(longestText, i - start)
    } else if (code === openBracket || code === openBrace) {
      depth += 1
      values += 1
      if (depth > maxDepth) throw new ExcessiveJsonError('JSON is nested too deep')
      lengths[depth] = 1
    } else if (code === closeBracket || code === closeBrace) {
      longestList = Math.max(longestList, lengths[depth] ?? 0)
      depth -= 1
    } else if (code === comma) {
      values += 1
      if (values > maxValues) throw new ExcessiveJsonError('JSON has too many values')
      lengths[depth] = (lengths[depth] ?? 0) + 1
    }
  }
  return { longestText, longestList }
}

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace, comma] = [
  ...'"\\[]{},',
].map((character) => character.charCodeAt(0))

function isEscaped(text: string, position: number): boolean {
  let start = position
  while (text.charCodeAt(start - 1) === backslash) start -= 1
  return (position - start) % 2 === 1
}

/** The value with texts that every page can hold, and texts and lists cut to their maximum. */
function rewritten(root: unknown, limits?: LengthLimits): unknown {
  let isTruncated = false
  return rewrite(root, '')

  function rewrite(value: unknown, key: string): unknown {
    if (typeof value === 'string') {
      const text = writable(cutText(value, key))
      return limits?.isShown(key) ? divideLongWords(text) : text
    }
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const length = limits?.list(key) ?? Infinity
      if (value.length > length) reportTruncated(key)
      return value.slice(0, length).map((each) => rewrite(each, key))
    }
    // Defined rather than assigned: a key may be `__proto__`.
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, rewrite(each, name)]),
    )
  }

  function cutText(text: string, key: string): string {
    const length = limits?.text(key) ?? Infinity
    if (text.length <= length) return text
    reportTruncated(key)
    // A copy: a slice would keep the whole text in memory.
    return JSON.parse(JSON.stringify(text.slice(0, length))) as string
  }

  function reportTruncated(key: string): void {
    if (!isTruncated) limits?.onTruncated(key)
    isTruncated = true
  }
}

function writable(text: string): string {
  const written = text.replace(loneSurrogate, '\ufffd').replace(unwritable, '')
  return written.trim() ? written : ''
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
