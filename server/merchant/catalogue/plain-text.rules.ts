/** Named entities that shop systems write. */
export const namedEntities: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—' },
  ...{ auml: 'ä', ouml: 'ö', aring: 'å', Auml: 'Ä', Ouml: 'Ö', Aring: 'Å', aelig: 'æ', AElig: 'Æ' },
  ...{ oslash: 'ø', Oslash: 'Ø', eacute: 'é', Eacute: 'É', uuml: 'ü', Uuml: 'Ü', szlig: 'ß' },
  ...{
    rsquo: '’',
    lsquo: '‘',
    rdquo: '”',
    ldquo: '“',
    hellip: '…',
    deg: '°',
    times: '×',
    bull: '•',
  },
  ...{ reg: '®', trade: '™', copy: '©', frac12: '½', frac14: '¼', euro: '€' },
}

/** Text without markup: paragraphs are separated by an empty line, list items are lines. */
export function plainText(html: string): string {
  const text = html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<\/(?:p|div|ul|ol|table|h[1-6])\s*>/gi, '\n\n')
    .replace(/<(?:br|\/li|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
  return decodeEntities(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Decodes `&auml;`, `&#228;` and `&#xe4;`; unknown entities stay as written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi,
    (all, dec, hex, name) => {
      if (name) return namedEntities[name as string] ?? all
      const code = dec ? Number(dec) : Number.parseInt(hex as string, 16)
      const isPrintable = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      return isPrintable ? String.fromCodePoint(code) : ' '
    },
  )
}

/** At most `limit` characters, cut at the end of a word. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - 1)
  const lastBlank = cut.lastIndexOf(' ')
  return `${(lastBlank > limit / 2 ? cut.slice(0, lastBlank) : cut).trimEnd()}…`
}

/** First sentence or line of a text, for the short description. */
export function firstSentence(text: string, limit: number): string {
  const line = text.split('\n', 1)[0] ?? ''
  const sentence = /^.{20,}?[.!?](?=\s|$)/.exec(line)?.[0] ?? line
  return truncate(sentence, limit)
}
