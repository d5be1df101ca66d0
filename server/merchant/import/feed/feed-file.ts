import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createDelimitedReader } from './delimited-reader.ts'
import { detectFeedFormat, type FeedProblem } from './feed-format.rules.ts'
import type { RowSink } from './feed-row.ts'
import { createXmlReader } from './xml-reader.ts'

type FeedRead =
  /** `isTruncated`: the last row is, and the rows before were passed to the sink. */
  { ok: true; isTruncated: boolean } | { ok: false; problem: FeedProblem }

/** How many characters are read before the format is detected; no header line is longer. */
const formatChars = 64 * 1024

/** Row by row in constant memory, the format (text or XML) detected from the content. `onProgress` gets the share of bytes read, 0..1. */
export async function readFeedFile(
  path: string,
  sink: RowSink,
  onProgress: (share: number) => void = () => {},
): Promise<FeedRead> {
  const size = await sizeOf(path)
  if (typeof size !== 'number') return { ok: false, problem: size }
  if (size === 0) return { ok: false, problem: 'empty' }

  const texts = textOf(path, (bytes) => onProgress(bytes / size))
  let head = ''
  while (head.length < formatChars) {
    const next = await texts.next()
    if (next.done) break
    head += next.value
  }
  const detected = detectFeedFormat(head)
  if (!detected.ok) {
    await texts.return(undefined)
    return detected
  }
  const { format } = detected
  const reader =
    format.kind === 'xml' ? createXmlReader(sink) : createDelimitedReader(format.delimiter, sink)
  reader.write(head)
  for await (const text of texts) reader.write(text)
  return { ok: true, isTruncated: reader.end() }
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
  const file = createReadStream(path)
  let decoder: TextDecoder | null = null
  for await (const chunk of file as AsyncIterable<Buffer>) {
    decoder ??= decoderFor(chunk)
    yield decoder.decode(chunk, { stream: true })
    onBytes(file.bytesRead)
  }
  if (decoder) yield decoder.decode()
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
