/**
 * A row of a feed, not validated. Field names are those of the Google Merchant format, in lower case
 * and without the `g:` prefix.
 */
export interface FeedRow {
  /** Line on which the row starts, counted from 1; the header is line 1. */
  line: number
  /** Values by field name; a field that an XML item repeats has several. Never empty strings. */
  fields: ReadonlyMap<string, readonly string[]>
}

export type FaultReason =
  | 'wrong-column-count'
  | 'broken-quoting'
  | 'broken-xml'
  | 'invalid-encoding'
  | 'field-too-long'
  | 'missing-id'
  | 'missing-title'
  | 'missing-price'
  | 'price-unreadable'
  | 'price-not-positive'
  | 'price-out-of-range'
  | 'unknown-currency'
  | 'sale-price-unreadable'
  | 'sale-above-price'
  | 'repeated-with-other-data'

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
}

/** Receives the text of a feed in chunks of any size. */
export interface FeedReader {
  write(text: string): void
  end(): void
}

/** Longest record, in characters, that a reader keeps in memory. */
export const maxRecordChars = 256 * 1024
