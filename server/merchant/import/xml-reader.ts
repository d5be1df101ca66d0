import { maxRecordChars, type FeedReader, type RowSink } from './feed-row.ts'
import { readXmlItem } from './xml-item.ts'

/** Start and end of an RSS item or Atom entry, and comments, in which neither counts. */
const markers = /<!--|<(\/?)(?:atom:)?(?:item|entry)(?=[\s/>])/g
const longestMarker = '</atom:entry>'.length
/** How much of what precedes the first item is searched for the feed's language. */
const preludeChars = 16 * 1024

/**
 * Reads items of RSS 2.0 (`item`) and entries of Atom (`entry`); `language` is set when the feed
 * declares its own.
 *
 * Splits the text into items first and parses each alone: in a parser of the whole stream, one bare
 * ampersand or missing tag breaks everything after it; here it breaks its own item only.
 */
export function createXmlReader(sink: RowSink & { language?(code: string): void }): FeedReader {
  let buffer = ''
  /** Line of the buffer's first character. */
  let line = 1
  /** Where the open item starts in the buffer; -1 between items. */
  let start = -1
  /** From where the buffer has not been searched. */
  let from = 0
  let prelude: string | null = ''
  let isSkipping = false

  return {
    write(text) {
      buffer += text
      search()
    },
    end() {
      search()
      if (start >= 0) finish(buffer.length, 'the file ends inside this item')
      buffer = ''
    },
  }

  function search() {
    for (;;) {
      markers.lastIndex = from
      const found = markers.exec(buffer)
      if (!found) break
      if (found[0] === '<!--') {
        const end = buffer.indexOf('-->', found.index)
        if (end < 0 && start < 0) return keepFrom(found.index)
        from = end < 0 ? found.index + found[0].length : end + 3
      } else if (found[1] === '') open(found.index, found[0].length)
      else if (!close(found.index)) return
    }
    if (start >= 0) limitItem()
    else keepFrom(Math.max(from, buffer.length - longestMarker))
  }

  function open(at: number, length: number) {
    // An item that starts within an item: the first was never closed.
    const shift = start >= 0 ? finish(at, 'no closing tag') : 0
    if (prelude !== null) noteLanguage(prelude + buffer.slice(0, at - shift))
    prelude = null
    start = at - shift
    from = start + length
  }

  /** False when the closing tag is not complete yet. */
  function close(at: number): boolean {
    const end = buffer.indexOf('>', at)
    if (end < 0) return false
    if (start >= 0) finish(end + 1)
    else from = end + 1
    isSkipping = false
    return true
  }

  /** Passes the open item on and drops it from the buffer; returns its length in characters. */
  function finish(end: number, fault?: string): number {
    const text = buffer.slice(start, end)
    const at = line + countLines(buffer.slice(0, start))
    if (!isSkipping) {
      const isLong = text.length > maxRecordChars
      const result = isLong ? null : readXmlItem(text, fault)
      if (!result) sink.fault({ line: at, reason: 'field-too-long' })
      else if (result.ok) sink.row({ line: at, fields: result.fields })
      else {
        const { id, detail } = result
        sink.fault({ line: at, reason: 'broken-xml', ...(id && { id }), detail })
      }
    }
    isSkipping = false
    start = -1
    keepFrom(end)
    return end
  }

  /** An item without an end must not fill the memory. */
  function limitItem() {
    from = Math.max(from, buffer.length - longestMarker)
    if (buffer.length - start <= maxRecordChars) return
    if (!isSkipping) {
      sink.fault({ line: line + countLines(buffer.slice(0, start)), reason: 'field-too-long' })
    }
    isSkipping = true
    keepFrom(from)
    start = 0
  }

  function keepFrom(at: number) {
    const dropped = buffer.slice(0, at)
    line += countLines(dropped)
    if (prelude !== null && prelude.length < preludeChars) prelude += dropped
    buffer = buffer.slice(at)
    from = 0
  }

  function noteLanguage(text: string) {
    const declared = /<language>\s*([\w-]+)\s*<|\bxml:lang=["']([\w-]+)["']/.exec(text)
    const code = declared?.[1] ?? declared?.[2]
    if (code) sink.language?.(code)
  }
}

function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
