import { parse } from 'csv-parse/sync'
import { headerNames } from './feed-format.rules.ts'
import { maxRecordChars, type FeedReader, type RowSink } from './feed-row.ts'

/** Longest quoted field in lines; in a longer one the closing quote is missing. */
const maxRecordLines = 100

interface OpenRecord {
  line: number
  lines: string[]
  length: number
}

/** Only lines with a quote go to the CSV parser: of a whole stream, it would take all after a missing quote for one field. */
export function createDelimitedReader(delimiter: string, sink: RowSink): FeedReader {
  let columns: string[] | null = null
  let incompleteLine = ''
  let line = 0
  let openRecord: OpenRecord | null = null
  let isSkippingLine = false

  return {
    write(text) {
      let start = 0
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', start)) {
        readLine(incompleteLine + text.slice(start, at))
        incompleteLine = ''
        start = at + 1
      }
      if (isSkippingLine) return
      incompleteLine += text.slice(start)
      if (incompleteLine.length > maxRecordChars) {
        isSkippingLine = true
        incompleteLine = ''
      }
    },
    end() {
      const isCut = incompleteLine !== '' && isShort(incompleteLine.split(delimiter))
      if (incompleteLine !== '' || isSkippingLine) readLine(incompleteLine)
      incompleteLine = ''
      while (openRecord) rejectRecord(openRecord)
      return isCut
    },
  }

  function readLine(text: string) {
    line += 1
    if (isSkippingLine) {
      isSkippingLine = false
      sink.fault({ line, reason: 'field-too-long' })
      return
    }
    readRow(text.endsWith('\r') ? text.slice(0, -1) : text, line)
  }

  function readRow(text: string, at: number) {
    if (openRecord) return continueRecord(openRecord, text)
    if (text.trim() === '') return
    if (!columns) columns = headerNames(text, delimiter)
    else if (!text.includes('"')) passRow(text.split(delimiter), at)
    else {
      const record = parseQuoted(text, delimiter)
      if (record === 'open') openRecord = { line: at, lines: [text], length: text.length }
      else if (record === 'broken') sink.fault({ line: at, reason: 'broken-quoting' })
      else passRow(record, at)
    }
  }

  function continueRecord(record: OpenRecord, text: string) {
    record.lines.push(text)
    record.length += text.length
    if (record.lines.length > maxRecordLines || record.length > maxRecordChars)
      return rejectRecord(record)
    if (!text.includes('"')) return
    const values = parseQuoted(record.lines.join('\n'), delimiter, 'strict')
    if (values === 'open') return
    const isRow = values !== 'broken' && values.length === columns?.length
    if (!isRow || record.lines.some(isRowByItself)) return rejectRecord(record)
    openRecord = null
    passRow(values, record.line)
  }

  /** If a line within the quotes is a complete row, the two quotes are not a pair. */
  function isRowByItself(text: string, index: number): boolean {
    return index > 0 && text.split(delimiter).length === columns?.length
  }

  function rejectRecord(record: OpenRecord) {
    openRecord = null
    sink.fault({ line: record.line, reason: 'broken-quoting' })
    record.lines.slice(1).forEach((text, index) => readRow(text, record.line + 1 + index))
  }

  function isShort(values: string[]): boolean {
    return values.length < (columns?.length ?? 0)
  }

  function passRow(values: string[], at: number) {
    const names = columns ?? []
    const hasSurplus = values.slice(names.length).some((value) => value.trim() !== '')
    if (isShort(values) || hasSurplus) {
      const detail = `${values.length} instead of ${names.length}`
      sink.fault({ line: at, reason: 'wrong-column-count', detail })
      return
    }
    const fields = new Map<string, string[]>()
    names.forEach((name, index) => {
      const value = values[index]?.trim()
      if (name && value) fields.set(name, [...(fields.get(name) ?? []), value])
    })
    sink.row({ line: at, fields })
  }
}

/** `strict` rejects quotes inside a field. They are harmless only within one line (`19" deep`). */
function parseQuoted(
  text: string,
  delimiter: string,
  quotes: 'strict' | 'relaxed' = 'relaxed',
): string[] | 'open' | 'broken' {
  try {
    const records = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: quotes === 'relaxed',
    }) as string[][]
    return records.length === 1 && records[0] ? records[0] : 'broken'
  } catch (error) {
    return (error as { code?: string }).code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : 'broken'
  }
}
