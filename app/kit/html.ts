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
export function isHtml(text: string): boolean {
  return tag.test(text)
}

/** The text as HTML; of plain text only whole character references (`&amp;`) keep their meaning. */
export function asHtml(text: string): string {
  if (isHtml(text)) return text
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, '&amp;')
    .replace(/</g, '&lt;')
}
