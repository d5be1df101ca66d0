/** Elements whose opening tag marks a text as HTML; other elements need a closing tag. */
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

/** The API has no field for it: an editor produces `<p>…</p>`, an import plain text with ordinary `<` and `&`. */
function isHtml(text: string): boolean {
  return tag.test(text)
}

/** No real text is nested deeper; parsing it would take longer than the rest of a page. */
const maxDepth = 100
/** Void elements, and those whose end tag is optional. */
const shallow =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[dt]|t[dhr]|tbody|thead|tfoot|option)$/

/** The text as HTML: of plain text only complete references (`&amp;`) keep their meaning. Too deep, it loses its tags. */
export function asHtml(text: string): string {
  if (isHtml(text)) return isTooDeep(text) ? text.replace(/<[^<>]*>/g, ' ') : text
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, '&amp;')
    .replace(/</g, '&lt;')
}

/** Counts open elements by name, without a parser. */
function isTooDeep(html: string): boolean {
  const open = new Map<string, number>()
  let depth = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/<>]*)[^<>]*(?<!\/)>/gi)) {
    const tag = name.toLowerCase()
    const before = open.get(tag) ?? 0
    const change = slash ? (before > 0 ? -1 : 0) : shallow.test(tag) ? 0 : 1
    open.set(tag, before + change)
    depth += change
    if (depth > maxDepth) return true
  }
  return false
}
