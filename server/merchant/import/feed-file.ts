import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { createDelimitedReader } from './delimited-reader.ts'
import { feedFormatOf, type FeedFormat, type NotAFeed } from './feed-format.rules.ts'
import type { FeedReader, RowSink } from './feed-row.ts'
import { createXmlReader } from './xml-reader.ts'

export type FileProblem = NotAFeed | 'not-found' | 'not-readable' | 'not-a-file' | 'damaged-archive'

export type FeedRead =
  | {
      ok: true
      format: FeedFormat
      /** Language declared in the feed, for example `sv-SE`. */
      language: string | null
      /** The archive is truncated: what was readable has been passed on. */
      isTruncated: boolean
    }
  | { ok: false; problem: FileProblem }

/** Characters that decide the format; a header line of more than this is not credible. */
const headChars = 64 * 1024

/**
 * Reads the feed at `path` row by row into `sink`, in constant memory. Compression (gzip) and
 * format (text or XML) are detected from the content. `onProgress` gets the share of the file's
 * bytes that have been read, 0..1.
 */
export async function readFeedFile(
  path: string,
  sink: RowSink,
  onProgress: (share: number) => void = () => {},
): Promise<FeedRead> {
  const size = await sizeOf(path)
  if (typeof size !== 'number') return { ok: false, problem: size }
  if (size === 0) return { ok: false, problem: 'empty' }

  let language: string | null = null
  let format: FeedFormat | null = null
  let reader: FeedReader | null = null
  let head = ''
  let isTruncated = false

  const begin = (): NotAFeed | null => {
    const result = feedFormatOf(head)
    if (!result.ok) return result.problem
    format = result.format
    reader =
      format.kind === 'xml'
        ? createXmlReader({
            row: (row) => sink.row(row),
            fault: (fault) => sink.fault(fault),
            language: (code) => (language ??= code),
          })
        : createDelimitedReader(format.delimiter, sink)
    reader.write(head)
    return null
  }

  try {
    for await (const text of textOf(path, (bytes) => onProgress(bytes / size))) {
      if (reader) (reader as FeedReader).write(text)
      else if ((head += text).length >= headChars) {
        const problem = begin()
        if (problem) return { ok: false, problem }
      }
    }
  } catch (error) {
    if (!isArchiveFault(error)) throw error
    if (!reader && head === '') return { ok: false, problem: 'damaged-archive' }
    isTruncated = true
  }
  if (!reader) {
    const problem = begin()
    if (problem) return { ok: false, problem }
  }
  ;(reader as FeedReader | null)?.end()
  return { ok: true, format: format!, language, isTruncated }
}

async function sizeOf(path: string): Promise<number | FileProblem> {
  try {
    const found = await stat(path)
    if (!found.isFile()) return 'not-a-file'
    await (await open(path)).close()
    return found.size
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'not-found' : 'not-readable'
  }
}

async function* textOf(path: string, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  const isGzip = await isPacked(path)
  const file = createReadStream(path)
  const source = isGzip ? file.pipe(createGunzip()) : file
  if (isGzip) file.on('error', (error) => source.destroy(error))
  let decoder: TextDecoder | null = null
  for await (const chunk of source as AsyncIterable<Buffer>) {
    decoder ??= decoderFor(chunk)
    yield decoder.decode(chunk, { stream: true })
    onBytes(file.bytesRead)
  }
  if (decoder) yield decoder.decode()
}

async function isPacked(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}

/** Spreadsheets save UTF-16 with a byte order mark; XML may name its encoding; all else is UTF-8. */
function decoderFor(start: Buffer): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le')
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be')
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(
    start.toString('latin1', 0, 200),
  )
  try {
    return new TextDecoder(declared?.[1] ?? 'utf-8')
  } catch {
    return new TextDecoder('utf-8')
  }
}

function isArchiveFault(error: unknown): boolean {
  return ((error as NodeJS.ErrnoException).code ?? '').startsWith('Z_')
}
