import { SaxesParser } from 'saxes'
import { fieldName } from './field-names.rules.ts'
import { maxRecordChars, type FeedReader, type RowSink } from './feed-row.ts'

/** Markup without an event for this long is no feed; the parser would keep it all in memory. */
const maxSilentChars = 8 * 1024 * 1024

/** Elements whose text may be split over child elements (Atom's `type="xhtml"`). */
const proseFields = new Set(['description', 'summary', 'content'])

/** Named characters that shop systems write although plain XML does not know them. */
const entities = {
  ...{ nbsp: '\u00a0', auml: 'ä', ouml: 'ö', aring: 'å', Auml: 'Ä', Ouml: 'Ö', Aring: 'Å' },
  ...{ aelig: 'æ', oslash: 'ø', AElig: 'Æ', Oslash: 'Ø', eacute: 'é', ndash: '–', mdash: '—' },
  ...{ rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“', hellip: '…', deg: '°', times: '×' },
}

interface OpenItem {
  line: number
  depth: number
  /** Plain elements and `g:` elements apart: in Atom, `id` is the entry's address, `g:id` the product. */
  plain: Map<string, string[]>
  google: Map<string, string[]>
  length: number
  fault?: string
}

/**
 * Reads items of RSS 2.0 (`item`) and entries of Atom (`entry`). Only direct children of an item
 * are fields: a `g:price` inside `g:shipping` is not the product's price.
 *
 * A slip of markup spoils the item it stands in and no other. `language` is told when the feed
 * names its own.
 */
export function createXmlReader(sink: RowSink & { language?(code: string): void }): FeedReader {
  const parser = new SaxesParser({ xmlns: false, position: true })
  parser.ENTITIES = { ...parser.ENTITIES, ...entities }
  let depth = 0
  let item: OpenItem | null = null
  let closed: OpenItem | null = null
  let field = ''
  let text = ''
  let silentChars = 0

  parser.on('opentag', (tag) => {
    silentChars = 0
    flush()
    depth += 1
    const language = tag.attributes['xml:lang']
    if (language && !item) sink.language?.(language)
    if (isItem(tag.name)) {
      // A second item inside an open one: the first was never closed.
      if (item) finish(item, 'no closing tag')
      item = newItem(parser.line, depth)
    } else if (item && depth === item.depth + 1) {
      text = ''
      field = fieldName(tag.name)
      const href = tag.attributes['href']
      if (href && field === 'link') put(item, tag.name, href)
    } else if (!item) text = ''
  })

  parser.on('text', collect)
  parser.on('cdata', collect)

  parser.on('closetag', (tag) => {
    silentChars = 0
    flush()
    if (item && isItem(tag.name)) {
      closed = item
      item = null
    } else if (item && depth === item.depth + 1) {
      put(item, tag.name, text)
      text = ''
    } else if (!item && depth === 3 && tag.name === 'language') sink.language?.(text.trim())
    depth -= 1
  })

  parser.on('error', (error) => {
    const message = error.message.replace(/^\d+:\d+:\s*/, '')
    // A stray closing tag closes all that is open, and the parser tells of it only afterwards.
    const spoilt = item ?? (message.startsWith('unmatched') ? closed : null)
    if (spoilt) spoilt.fault ??= message
  })

  return {
    write(chunk) {
      silentChars += chunk.length
      if (silentChars > maxSilentChars) throw new Error('feed has no markup for 8 MiB')
      parser.write(chunk)
    },
    end() {
      flush()
      const last = item
      item = null
      if (last) finish(last, 'the file ends inside this item')
      parser.close()
    },
  }

  function collect(piece: string) {
    silentChars = 0
    if (!item) {
      text = piece.slice(0, 100)
      return
    }
    if (depth > item.depth + 1 && !proseFields.has(field)) return
    item.length += piece.length
    if (item.length <= maxRecordChars) text += piece
  }

  function flush() {
    if (closed) finish(closed)
    closed = null
  }

  function finish(done: OpenItem, fault = done.fault) {
    if (done.length > maxRecordChars) sink.fault({ line: done.line, reason: 'field-too-long' })
    else if (fault)
      sink.fault({ line: done.line, reason: 'broken-xml', ...named(done), detail: fault })
    else sink.row({ line: done.line, fields: fieldsOf(done) })
  }
}

function isItem(name: string): boolean {
  return name === 'item' || name === 'entry' || name === 'atom:entry'
}

function newItem(line: number, depth: number): OpenItem {
  return { line, depth, plain: new Map(), google: new Map(), length: 0 }
}

function put(item: OpenItem, tagName: string, value: string) {
  const trimmed = value.trim()
  if (!trimmed) return
  const target = tagName.includes(':') && !tagName.startsWith('atom:') ? item.google : item.plain
  const name = fieldName(tagName.slice(tagName.indexOf(':') + 1))
  target.set(name, [...(target.get(name) ?? []), trimmed])
}

function fieldsOf(item: OpenItem): Map<string, string[]> {
  const { plain, google } = item
  const prose = plain.get('description') ?? plain.get('summary') ?? plain.get('content')
  return new Map([...plain, ...(prose ? [['description', prose] as const] : []), ...google])
}

function named(item: OpenItem): { id?: string } {
  const id = item.google.get('id')?.[0]
  return id ? { id } : {}
}
