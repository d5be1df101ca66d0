import type { FeedReader, RowFault, RowSink } from '#server/merchant/import/feed/feed-row.ts'

export interface RecordedRows extends RowSink {
  rows: { line: number; fields: Record<string, string | string[]> }[]
  faults: RowFault[]
  languages: string[]
  language(code: string): void
}

/** Records the rows of a reader; a field with one value is a string. */
export function recordRows(): RecordedRows {
  const recorded: RecordedRows = {
    rows: [],
    faults: [],
    languages: [],
    row({ line, fields }) {
      const plain = [...fields].map(([name, values]) => [
        name,
        values.length > 1 ? values : values[0],
      ])
      recorded.rows.push({ line, fields: Object.fromEntries(plain) as Record<string, string> })
    },
    fault: (fault) => recorded.faults.push(fault),
    language: (code) => recorded.languages.push(code),
  }
  return recorded
}

/** Writes a text in chunks of `size` characters, as a file is read. */
export function writeInChunks(reader: FeedReader, text: string, size: number) {
  for (let at = 0; at < text.length; at += size) reader.write(text.slice(at, at + size))
  reader.end()
}
