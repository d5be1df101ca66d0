/** Longest values that Google Merchant reads, in characters. */
const maxLengths = {
  title: 150,
  description: 5_000,
  brand: 70,
  mpn: 70,
  color: 100,
  size: 100,
  material: 200,
  product_type: 750,
} as const

/** A merchant's text in one line, as long as the attribute may be, without what XML and tables cannot hold, or no reader shows. */
export function feedText(attribute: keyof typeof maxLengths, text: string): string {
  const line = oneLine(text)
  const limit = maxLengths[attribute]
  if (line.length <= limit) return line
  const start = line.slice(0, limit - 1)
  const wholeWords = start.replace(/\s+\S*$/, '')
  // No half of a character of two units.
  return `${(wholeWords || start).replace(/[\ud800-\udbff]$/, '')}…`
}

const unreadable = /[\p{Cc}\p{Cs}\ufdd0-\ufdef\ufffd-\uffff]+/gu

export function oneLine(text: string): string {
  return text.replaceAll('\u00ad', '').replace(unreadable, ' ').replace(/\s+/g, ' ').trim()
}
