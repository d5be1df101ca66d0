/** Elements by which a text is taken for HTML when one is opened; of others a closing tag tells. */
const known =
  'a|abbr|article|aside|b|base|big|blockquote|body|br|button|center|cite|code|dd|del|details|div|dl|dt|' +
  'em|embed|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|' +
  'main|mark|math|meta|nav|object|ol|p|picture|pre|q|s|samp|script|section|select|small|source|span|' +
  'strike|strong|style|sub|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|tt|u|ul|' +
  'video|wbr'
const tag = new RegExp(
  `</[a-z][^<>]*>|<!--|<!doctype|<(?:${known})(?:[\\s/][^<>]*)?>|<(?:${known})[\\s/]+[\\w:-]+\\s*=`,
  'i',
)

/**
 * Whether a merchant's text is HTML. The API does not tell: an editor writes `<p>…</p>`, an import plain
 * lines, in which `<` and `&` are signs like any other.
 */
function isHtml(text: string): boolean {
  return tag.test(text)
}

/** Nobody has written deeper; to parse it costs more than all the rest of a page. */
const deepest = 100
/** Elements that hold nothing, or end where the next of their kind begins. */
const shallow =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[dt]|t[dhr]|tbody|thead|tfoot|option)$/

/**
 * The text as HTML; of plain text only whole character references (`&amp;`) keep their meaning, and of
 * one with elements in one another beyond measure only the words.
 */
export function asHtml(text: string): string {
  if (isHtml(text)) return isTooDeep(text) ? text.replace(/<[^<>]*>/g, ' ') : text
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, '&amp;')
    .replace(/</g, '&lt;')
}

/** Counts what is opened and not closed, by name, without building anything of it. */
function isTooDeep(html: string): boolean {
  const open = new Map<string, number>()
  let depth = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/<>]*)[^<>]*(?<!\/)>/gi)) {
    const tag = name.toLowerCase()
    const before = open.get(tag) ?? 0
    const change = slash ? (before > 0 ? -1 : 0) : shallow.test(tag) ? 0 : 1
    open.set(tag, before + change)
    depth += change
    if (depth > deepest) return true
  }
  return false
}
