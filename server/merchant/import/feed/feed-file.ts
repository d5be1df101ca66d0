import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { createDelimitedReader } from './delimited-reader.ts'
import { detectFeedFormat, type FeedProblem } from './feed-format.rules.ts'
import type { FeedReader, RowSink } from './feed-row.ts'
import { createXmlReader } from './xml-reader.ts'

type FeedRead =
  /** `isTruncated`: the archive or the last row is, and the rows before were passed to the sink. */
  { ok: true; isTruncated: boolean } | { ok: false; problem: FeedProblem }

/** How many characters are read before the format is detected; no header line is longer. */
const formatChars = 64 * 1024

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

  let reader: FeedReader | null = null
  let firstText = ''
  let isTruncated = false

  const openReader = (): FeedProblem | null => {
    const result = detectFeedFormat(firstText)
    if (!result.ok) return result.problem
    const { format } = result
    reader =
      format.kind === 'xml' ? createXmlReader(sink) : createDelimitedReader(format.delimiter, sink)
    reader.write(firstText)
    return null
  }

  try {
    for await (const text of textOf(path, (bytes) => onProgress(bytes / size))) {
      if (reader) (reader as FeedReader).write(text)
      else if ((firstText += text).length >= formatChars) {
        const problem = openReader()
        if (problem) return { ok: false, problem }
      }
    }
  } catch (error) {
    if (!isGzipError(error)) throw error
    if (!reader && firstText === '') return { ok: false, problem: 'damaged-archive' }
    isTruncated = true
  }
  if (!reader) {
    const problem = openReader()
    if (problem) return { ok: false, problem }
  }
  if ((reader as FeedReader | null)?.end()) isTruncated = true
  return { ok: true, isTruncated }
}

async function sizeOf(path: string): Promise<number | FeedProblem> {
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
  const isGzip = await isGzipped(path)
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

async function isGzipped(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}

/** UTF-16 has a byte order mark (spreadsheets), XML may declare its encoding, other feeds are UTF-8. */
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

function isGzipError(error: unknown): boolean {
  return ((error as NodeJS.ErrnoException).code ?? '').startsWith('Z_')
}
