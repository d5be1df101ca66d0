import { createWriteStream } from 'node:fs'
import { once } from 'node:events'

const pieces = [
  'Chair',
  'Armchair',
  'Desk',
  'Wardrobe',
  'Bed frame',
  'Coffee table',
  'Bookcase',
  'Rug',
]
const colors = ['white', 'light grey', 'oak', 'dark blue', 'white/black', 'birch']
const rooms = ['Living room', 'Bedroom', 'Office', 'Outdoor']

/**
 * Writes a feed of `rows` rows to `path`: 40 brands, 32 categories, one id in five repeated in a
 * second category far away, one row in three in a colour group, one row in a thousand invalid.
 */
export async function writeLargeFeed(path: string, rows: number, format: 'tsv' | 'xml') {
  const file = createWriteStream(path)
  const put = async (text: string) => {
    if (!file.write(text)) await once(file, 'drain')
  }
  if (format === 'xml')
    await put('<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>')
  else await put(`${Object.keys(rowAt(0, rows)).join('\t')}\n`)
  for (let index = 0; index < rows; index += 1) {
    const row = rowAt(index, rows)
    if (format === 'tsv') await put(`${Object.values(row).join('\t')}\n`)
    else {
      const fields = Object.entries(row).map(
        ([name, value]) => `<g:${name}>${escapeXml(value)}</g:${name}>`,
      )
      await put(`<item>${fields.join('')}</item>\n`)
    }
  }
  file.end(format === 'xml' ? '</channel></rss>' : '')
  await once(file, 'close')
}

function rowAt(index: number, rows: number) {
  // The last fifth of the rows repeats ids of the first fifth.
  const isRepeat = index >= rows * 0.8
  const number = isRepeat ? index - Math.floor(rows * 0.8) : index
  const room = rooms[(number + (isRepeat ? 1 : 0)) % rooms.length]!
  const piece = pieces[number % pieces.length]!
  return {
    id: `ID${number}`,
    title: `Series ${number % 977} ${piece}, ${40 + (number % 160)}x${30 + (number % 60)}x${40 + (number % 180)} cm`,
    description: `<p>${`A ${piece} that was made to last and to be mended. `.repeat(12)}</p>`,
    availability: number % 50 === 0 ? 'out of stock' : 'in stock',
    price: index % 1000 === 999 ? 'unknown' : `${100 + (number % 9000)}.00 SEK`,
    sale_price: number % 10 === 0 ? `${90 + (number % 9000)}.00 SEK` : '',
    brand: `Brand ${number % 40}`,
    product_type: `${room} > ${piece}s`,
    item_group_id: number % 3 === 0 ? `G${Math.floor(number / 9)}` : '',
    color: colors[number % colors.length]!,
    product_width: `${40 + (number % 160)} cm`,
    product_length: `${30 + (number % 60)} cm`,
    product_height: `${40 + (number % 180)} cm`,
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
