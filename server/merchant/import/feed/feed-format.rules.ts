import { normalizeFieldName, requiredFields } from './field-names.rules.ts'

export type FeedFormat = { kind: 'delimited'; delimiter: string } | { kind: 'xml' }
/** Why a file cannot be imported, in words. */
export const problemMessages = {
  'not-found': 'there is no such file',
  'not-readable': 'the file cannot be read',
  'not-a-file': 'this is a folder or a device, not a file',
  empty: 'the file is empty',
  html: 'this is a web page, not a feed; perhaps the download was a login page',
  packed: 'this is an archive; unpack it first',
  json: 'this is JSON; a feed is a table (TSV, CSV) or XML (RSS, Atom)',
  binary: 'this is not text',
  'other-xml': 'this XML is neither RSS nor Atom',
  'no-columns': 'the first line does not name the columns id, title and price',
}
export type FeedProblem = keyof typeof problemMessages
type FormatResult = { ok: true; format: FeedFormat } | { ok: false; problem: FeedProblem }

/** The beginnings of zip and of gzip, whose second byte is none of UTF-8. */
const archives = ['PK\u0003\u0004', '\u001f\ufffd']

/** Detects a format from the first kilobytes, not the file's name: downloads are often called `feed.php` or `export.txt`. */
export function detectFeedFormat(head: string): FormatResult {
  const text = head.trimStart()
  if (text === '') return { ok: false, problem: 'empty' }
  if (archives.some((start) => text.startsWith(start))) return { ok: false, problem: 'packed' }
  if (text.includes('\u0000')) return { ok: false, problem: 'binary' }
  if (text.startsWith('<')) return xmlFormat(text)
  if (/^[[{]\s*["{[\]}]/.test(text)) return { ok: false, problem: 'json' }
  return delimitedFormat(text)
}

function xmlFormat(text: string): FormatResult {
  const root = /<([a-z][\w.:-]*)/i.exec(text.replace(/<!--[\s\S]*?-->/g, ''))?.[1]?.toLowerCase()
  if (/^<!doctype html/i.test(text) || root === 'html' || root === 'head' || root === 'body') {
    return { ok: false, problem: 'html' }
  }
  const local = root?.split(':').at(-1)
  return local === 'rss' || local === 'feed' || local === 'rdf' || local === 'channel'
    ? { ok: true, format: { kind: 'xml' } }
    : { ok: false, problem: 'other-xml' }
}

const delimiters = ['\t', ';', ',', '|']

function delimitedFormat(text: string): FormatResult {
  const header = text.slice(0, firstLineEnd(text))
  const delimiter = delimiters.find((candidate) => {
    const names = headerNames(header, candidate)
    return requiredFields.every((field) => names.includes(field))
  })
  return delimiter
    ? { ok: true, format: { kind: 'delimited', delimiter } }
    : { ok: false, problem: 'no-columns' }
}

function firstLineEnd(text: string): number {
  const at = text.search(/[\r\n]/)
  return at < 0 ? text.length : at
}

/** Column names of a header line. They contain no delimiter, so quotes around them are removed. */
export function headerNames(line: string, delimiter: string): string[] {
  return line
    .split(delimiter)
    .map((name) => normalizeFieldName(name.replace(/^\s*"|"\s*$/g, '').replaceAll('""', '"')))
}
