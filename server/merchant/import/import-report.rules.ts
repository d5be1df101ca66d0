import type { FileProblem } from './feed/feed-file.ts'
import type { ItemWarning } from './product/feed-item.ts'
import type { FaultReason, RowFault } from './feed/feed-row.ts'
import type { ImportCounts } from './import-feed.ts'

const faultMessages: Record<FaultReason, string> = {
  'wrong-column-count': 'wrong number of columns',
  'broken-quoting': 'a quote is opened and not closed',
  'broken-xml': 'broken markup',
  'invalid-encoding': 'characters that are not valid UTF-8',
  'field-too-long': 'a field is too long',
  'missing-id': 'no id',
  'missing-title': 'no title',
  'missing-price': 'no price',
  'price-unreadable': 'price cannot be read',
  'price-not-positive': 'price is not above zero',
  'price-out-of-range': 'price is too high to be true',
  'unknown-currency': 'currency is none of SEK, DKK, NOK, EUR',
  'sale-price-unreadable': 'sale price cannot be read',
  'sale-above-price': 'sale price is above the price',
  'repeated-with-other-data': 'id stands earlier in the feed with another title or price',
}

const warningMessages: Record<ItemWarning, string> = {
  'gtin-invalid': 'GTIN has a wrong check digit and was left out',
  'measure-unreadable': 'a measure cannot be read and was left out',
  'availability-unknown': 'availability is unknown and was taken as out of stock',
}

const problemMessages: Record<FileProblem, string> = {
  'not-found': 'there is no such file',
  'not-readable': 'the file cannot be read',
  'not-a-file': 'this is a folder or a device, not a file',
  empty: 'the file is empty',
  html: 'this is a web page, not a feed; perhaps the download was a login page',
  zip: 'this is a zip archive; unpack it first (gzip can stay packed)',
  json: 'this is JSON; a feed is a table (TSV, CSV) or XML (RSS, Atom)',
  binary: 'this is not text',
  'other-xml': 'this XML is neither RSS nor Atom',
  'no-columns': 'the first line does not name the columns id, title and price',
  'damaged-archive': 'the gzip archive is damaged',
}

export function problemLine(path: string, problem: FileProblem): string {
  return `Cannot import ${path}: ${problemMessages[problem]}.`
}

export function faultLine({ line, id, reason, detail }: RowFault): string {
  const row = id ? `line ${line} (id ${printable(id)})` : `line ${line}`
  return `${row}: skipped, ${faultMessages[reason]}${detail ? `: ${printable(detail)}` : ''}`
}

export function warningLine(line: number, id: string, warning: ItemWarning): string {
  return `line ${line} (id ${printable(id)}): ${warningMessages[warning]}`
}

/** The summary of a run: what was read, what was written, what was skipped and why. */
export function summaryLines(counts: ImportCounts): string[] {
  const { created, updated, unchanged } = counts.products
  const skipped = Object.entries(counts.skipped) as [FaultReason, number][]
  const total = skipped.reduce((sum, [, count]) => sum + count, 0)
  return [
    `${counts.rows} rows read`,
    `${created + updated + unchanged} products: ${created} new, ${updated} updated, ${unchanged} unchanged`,
    `${counts.categoriesCreated} categories and ${counts.brandsCreated} brands created`,
    `${total} rows skipped`,
    ...skipped
      .sort((a, b) => b[1] - a[1])
      .map(([reason, count]) => `  ${count}: ${faultMessages[reason]}`),
  ]
}

/** A feed's text for a terminal: short, and without control characters. */
function printable(text: string): string {
  const plain = text.replace(/\p{Cc}+/gu, ' ').trim()
  return plain.length > 80 ? `${plain.slice(0, 79)}…` : plain
}
