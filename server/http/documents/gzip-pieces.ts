import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'

import type { DocumentParts } from '#app/context.ts'

const deflate = promisify(deflateRaw)
/** The end of a piece is that of a byte, and no later one refers to its text (RFC 1951). */
const { Z_FULL_FLUSH: finishFlush } = constants
/** Of a gzip stream without name, time and system (RFC 1952). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block, the last of its stream. */
const lastBlock = Buffer.from([3, 0])

/** Compresses the text between the places that differ, with those that do not. */
export function gzipPieces(
  { texts, places }: DocumentParts,
  differs: readonly boolean[],
): Promise<Buffer[]> {
  const pieces: Buffer[][] = [[]]
  texts.forEach((text, index) => {
    pieces.at(-1)!.push(text)
    if (differs[index]) pieces.push([])
    else pieces.at(-1)!.push(Buffer.from(places[index]?.text ?? ''))
  })
  return Promise.all(
    pieces.map((parts) =>
      deflate(Buffer.concat(parts), { finishFlush, level: constants.Z_BEST_COMPRESSION }),
    ),
  )
}

/** One gzip stream of compressed pieces and the texts between them; `plain` is all of it, uncompressed. */
export function joinGzip(
  plain: readonly Buffer[],
  pieces: readonly Buffer[],
  between: readonly string[],
): Buffer {
  const end = Buffer.alloc(8)
  end.writeUInt32LE(
    plain.reduce((crc, part) => crc32(part, crc), 0),
    0,
  )
  end.writeUInt32LE(
    plain.reduce((sum, { length }) => sum + length, 0),
    4,
  )
  const blocks = pieces.flatMap((piece, index) => {
    const text = between[index]
    return text === undefined ? [piece] : [piece, deflateRawSync(text, { finishFlush })]
  })
  return Buffer.concat([header, ...blocks, lastBlock, end])
}
