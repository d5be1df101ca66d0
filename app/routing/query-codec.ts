/** One value of a query parameter of lists: `label~id`, several joined by commas. */
export interface QueryItem {
  /** Makes URLs and chips readable; never sent to the merchant. */
  label: string
  id: string
}

/** More than a shopper chooses; further items are dropped. */
const maxItems = 60

const separators: Record<string, string> = { '%': '%25', ',': '%2C', '~': '%7E' }

/** Encodes items; separators inside a label or an id are escaped, so that `decodeItems` restores them. */
export function encodeItems(items: readonly QueryItem[]): string {
  return items.map(({ label, id }) => `${escape(label)}~${escape(id)}`).join(',')
}

/** The last `~` separates label and id; parts before without `~` belong to the label, as in older links. Ids are unique. */
export function decodeItems(text: string): QueryItem[] {
  const items = new Map<string, QueryItem>()
  for (const part of partsOf(text).slice(0, maxItems)) {
    const divide = part.lastIndexOf('~')
    const id = unescape(part.slice(divide + 1))
    const label = divide === -1 ? id : unescape(part.slice(0, divide))
    if (id) items.set(id, { label, id })
  }
  return [...items.values()]
}

function partsOf(text: string): string[] {
  const lastNamed = text.lastIndexOf('~')
  const end = text.indexOf(',', lastNamed)
  if (lastNamed < 0) return text.split(',')
  const [named, rest] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)]
  const namedParts = [...named.matchAll(/([^~]*~[^,]*),?/g)].map(([, part]) => part!)
  return [...namedParts, ...rest.split(',')]
}

/** A query string with its `?`, or empty; `~` and `,` are not encoded, so that it is readable. */
export function writeQuery(params: readonly (readonly [name: string, value: string])[]): string {
  const parts = params.map(([name, value]) => `${encodeURIComponent(name)}=${encodeValue(value)}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

function encodeValue(value: string): string {
  return encodeURIComponent(value).replace(/%2C/g, ',')
}

function escape(text: string): string {
  return text.replace(/[%,~]/g, (separator) => separators[separator] ?? separator)
}

function unescape(text: string): string {
  return text.replace(/%(25|2C|7E)/gi, (code) => decodeURIComponent(code))
}
