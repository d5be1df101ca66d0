import { maxRecordChars, type FeedReader, type RowSink } from './feed-row.ts'
import { parseXmlItem } from './xml-item.ts'

/** Start and end tags of RSS items and Atom entries, and the start of comments, which are skipped. */
const markers = /<!--|<(\/?)(?:atom:)?(?:item|entry)(?=[\s/>])/g
const longestMarker = '</atom:entry>'.length
/** How many characters before the first item are searched for the feed's language. */
const textBeforeItemsChars = 16 * 1024

/** Parses each item or entry by itself: in a parser of the stream, one bare ampersand makes all after it unreadable. */
export function createXmlReader(sink: RowSink): FeedReader {
  let buffer = ''
  /** Line of the buffer's first character. */
  let line = 1
  /** Position of the current item in the buffer; -1 between items. */
  let itemStart = -1
  /** Position from which the buffer has not been searched. */
  let searchStart = 0
  let textBeforeItems: string | null = ''
  let isSkipping = false
  /** Whether the buffer begins within a comment between items. */
  let isInComment = false

  return {
    write(text) {
      buffer += text
      findItems()
    },
    end() {
      findItems()
      const isCut = itemStart >= 0
      if (isCut) finishItem(buffer.length, 'the file ends inside this item')
      buffer = ''
      // All that follows a comment without an end was left out.
      return isCut || isInComment
    },
  }

  function findItems() {
    for (;;) {
      if (isInComment) {
        const end = buffer.indexOf('-->')
        // The last characters may be the beginning of the end.
        if (end < 0) return dropBufferBefore(Math.max(0, buffer.length - 2))
        isInComment = false
        searchStart = end + 3
      }
      markers.lastIndex = searchStart
      const found = markers.exec(buffer)
      if (!found) break
      const textStart = found.index + found[0].length
      if (found[0] === '<!--' && itemStart < 0) {
        isInComment = true
        dropBufferBefore(textStart)
      } else if (found[0] === '<!--') {
        const end = buffer.indexOf('-->', found.index)
        searchStart = end < 0 ? textStart : end + 3
      } else if (found[1] === '') openItem(found.index, found[0].length)
      else if (!closeItem(found.index)) return
    }
    if (itemStart >= 0) limitItemLength()
    else dropBufferBefore(Math.max(searchStart, buffer.length - longestMarker))
  }

  function openItem(at: number, length: number) {
    // When an item starts within another, the first one was not closed.
    const shift = itemStart >= 0 ? finishItem(at, 'no closing tag') : 0
    if (textBeforeItems !== null) detectLanguage(textBeforeItems + buffer.slice(0, at - shift))
    textBeforeItems = null
    itemStart = at - shift
    searchStart = itemStart + length
  }

  /** False when the closing tag is not complete yet. One without an end is an error of its item. */
  function closeItem(at: number): boolean {
    const found = buffer.indexOf('>', at)
    if (found < 0 && buffer.length - at < maxRecordChars) return false
    const end = found < 0 ? at : found
    if (itemStart >= 0) finishItem(end + 1)
    else searchStart = end + 1
    isSkipping = false
    return true
  }

  /** Passes the current item to the sink and drops it from the buffer; returns the dropped length. */
  function finishItem(end: number, fault?: string): number {
    const text = buffer.slice(itemStart, end)
    const at = line + countLines(buffer.slice(0, itemStart))
    if (!isSkipping) {
      const isLong = text.length > maxRecordChars
      const result = isLong ? null : parseXmlItem(text, fault)
      if (!result) sink.fault({ line: at, reason: 'field-too-long' })
      else if (result.ok) sink.row({ line: at, fields: result.fields })
      else {
        const { id, detail } = result
        sink.fault({ line: at, reason: 'broken-xml', ...(id && { id }), detail })
      }
    }
    isSkipping = false
    itemStart = -1
    dropBufferBefore(end)
    return end
  }

  /** Drops an item that is too long, so that an item without an end does not fill the memory. */
  function limitItemLength() {
    searchStart = Math.max(searchStart, buffer.length - longestMarker)
    if (buffer.length - itemStart <= maxRecordChars) return
    if (!isSkipping) {
      sink.fault({ line: line + countLines(buffer.slice(0, itemStart)), reason: 'field-too-long' })
    }
    isSkipping = true
    dropBufferBefore(searchStart)
    itemStart = 0
  }

  function dropBufferBefore(at: number) {
    const dropped = buffer.slice(0, at)
    line += countLines(dropped)
    if (textBeforeItems !== null && textBeforeItems.length < textBeforeItemsChars)
      textBeforeItems += dropped
    buffer = buffer.slice(at)
    searchStart = 0
  }

  function detectLanguage(text: string) {
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
