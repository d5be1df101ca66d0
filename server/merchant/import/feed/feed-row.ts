/** Not validated. Field names are those of the Google Merchant format, in lower case, without `g:`. */
export interface FeedRow {
  /** Line on which the row starts, counted from 1; the header is line 1. */
  line: number
  /** Values by field name; a field that an XML item repeats has several. Never empty strings. */
  fields: ReadonlyMap<string, readonly string[]>
}

/** Reasons to skip a row, in words. */
export const faultMessages = {
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
export type FaultReason = keyof typeof faultMessages

/** Why a row was skipped. `detail` quotes the invalid value. */
export interface RowFault {
  line: number
  reason: FaultReason
  id?: string
  detail?: string
}

export interface RowSink {
  row(row: FeedRow): void
  fault(fault: RowFault): void
  /** The language that the feed declares, for example `sv-SE`. */
  language?(tag: string): void
}

/** Receives the text of a feed in chunks of any size. */
export interface FeedReader {
  write(text: string): void
  /** True for a feed that ends inside a row. */
  end(): boolean
}

/** Longest record, in characters, that a reader keeps in memory. */
export const maxRecordChars = 256 * 1024
