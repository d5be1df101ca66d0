import { SaxesParser } from 'saxes'
import { namedEntities } from '#server/merchant/catalogue/plain-text.rules.ts'
import { normalizeFieldName } from './field-names.rules.ts'

type XmlItem =
  | { ok: true; fields: Map<string, string[]> }
  | { ok: false; id?: string; detail: string }

/** Elements whose text may be in child elements (Atom's `type="xhtml"`). */
const proseFields = new Set(['description', 'summary', 'content'])

/** Direct children are fields: a `g:price` in `g:shipping` is not the product's. Of a plain and a `g:` element the latter counts. */
export function parseXmlItem(text: string, knownFault?: string): XmlItem {
  const plain = new Map<string, string[]>()
  const google = new Map<string, string[]>()
  let depth = 0
  let field = ''
  let value = ''
  let fault = knownFault

  const parser = new SaxesParser({ xmlns: false, position: false, fragment: true })
  Object.assign(parser.ENTITIES, namedEntities, { nbsp: '\u00a0' })
  const collect = (piece: string) => {
    if (depth === 2 || (depth > 2 && proseFields.has(field))) value += piece
  }
  parser.on('text', collect)
  parser.on('cdata', collect)
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth !== 2) return
    field = localName(tag.name)
    value = field === 'link' ? (tag.attributes['href'] ?? '') : ''
  })
  parser.on('closetag', (tag) => {
    if (depth === 2) put(tag.name)
    depth -= 1
  })
  parser.on('error', (error) => {
    fault ??= error.message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '')
  })
  parser.write(text).close()

  if (fault !== undefined) {
    const id = google.get('id')?.[0]
    return { ok: false, ...(id && { id }), detail: fault }
  }
  const prose = plain.get('description') ?? plain.get('summary') ?? plain.get('content')
  if (prose) plain.set('description', prose)
  return { ok: true, fields: new Map([...plain, ...google]) }

  function put(tagName: string) {
    const trimmed = value.trim()
    if (!trimmed) return
    const target = tagName.includes(':') && !tagName.startsWith('atom:') ? google : plain
    const name = localName(tagName)
    target.set(name, [...(target.get(name) ?? []), trimmed])
  }
}

function localName(tagName: string): string {
  return normalizeFieldName(tagName.slice(tagName.indexOf(':') + 1))
}
