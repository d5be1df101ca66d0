import { parse } from 'csv-parse/sync'
import { headerNames } from './feed-format.rules.ts'
import { maxRecordChars, type FeedReader, type RowSink } from './feed-row.ts'

/** Longest quoted field; a longer one is taken for a missing quote. */
const maxRecordLines = 100

interface OpenRecord {
  line: number
  lines: string[]
  length: number
}

/**
 * Reads rows of text separated by tab, comma, semicolon or bar; the first line names the columns.
 *
 * Works line by line and passes only lines with a quote to the CSV parser. The reason is not speed:
 * a parser of the whole stream takes everything after one missing quote as one field. Here the
 * faulty row is reported and reading continues with the next line.
 */
export function createDelimitedReader(delimiter: string, sink: RowSink): FeedReader {
  let columns: string[] | null = null
  let rest = ''
  let line = 0
  let open: OpenRecord | null = null
  let isSkippingLine = false

  return {
    write(text) {
      let start = 0
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', start)) {
        takeLine(rest + text.slice(start, at))
        rest = ''
        start = at + 1
      }
      if (isSkippingLine) return
      rest += text.slice(start)
      if (rest.length > maxRecordChars) {
        isSkippingLine = true
        rest = ''
      }
    },
    end() {
      if (rest !== '' || isSkippingLine) takeLine(rest)
      rest = ''
      while (open) giveUp(open)
    },
  }

  function takeLine(text: string) {
    line += 1
    if (isSkippingLine) {
      isSkippingLine = false
      sink.fault({ line, reason: 'field-too-long' })
      return
    }
    accept(text.endsWith('\r') ? text.slice(0, -1) : text, line)
  }

  function accept(text: string, at: number) {
    if (open) return continueRecord(open, text)
    if (text.trim() === '') return
    if (!columns) columns = headerNames(text, delimiter)
    else if (!text.includes('"')) emit(text.split(delimiter), at)
    else {
      const record = parseQuoted(text, delimiter)
      if (record === 'open') open = { line: at, lines: [text], length: text.length }
      else if (record === 'broken') sink.fault({ line: at, reason: 'broken-quoting' })
      else emit(record, at)
    }
  }

  function continueRecord(record: OpenRecord, text: string) {
    record.lines.push(text)
    record.length += text.length
    if (record.lines.length > maxRecordLines || record.length > maxRecordChars)
      return giveUp(record)
    if (!text.includes('"')) return
    const values = parseQuoted(record.lines.join('\n'), delimiter, 'strict')
    if (values === 'open') return
    const isRow = values !== 'broken' && values.length === columns?.length
    if (!isRow || record.lines.some(isRowByItself)) return giveUp(record)
    open = null
    emit(values, record.line)
  }

  /** Quotes around a line which is a complete row were not meant as a pair. */
  function isRowByItself(text: string, index: number): boolean {
    return index > 0 && text.split(delimiter).length === columns?.length
  }

  function giveUp(record: OpenRecord) {
    open = null
    sink.fault({ line: record.line, reason: 'broken-quoting' })
    record.lines.slice(1).forEach((text, index) => accept(text, record.line + 1 + index))
  }

  function emit(values: string[], at: number) {
    const names = columns ?? []
    const isFull = values.length >= names.length
    const hasSurplus = values.slice(names.length).some((value) => value.trim() !== '')
    if (!isFull || hasSurplus) {
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

/** `strict` refuses stray quotes, which are harmless within one line (`19" deep`) only. */
function parseQuoted(
  text: string,
  delimiter: string,
  manner: 'strict' | 'relaxed' = 'relaxed',
): string[] | 'open' | 'broken' {
  try {
    const records = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: manner === 'relaxed',
    }) as string[][]
    return records.length === 1 && records[0] ? records[0] : 'broken'
  } catch (error) {
    return (error as { code?: string }).code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : 'broken'
  }
}
