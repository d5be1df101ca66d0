import { unlessCached } from './file-response.server.ts'

export interface StreamedFile {
  type: string
  /** Its ETag without quotes, which may stay the same while details change. */
  version: string
  /** The content in pieces; queries start when the first piece is read. */
  pieces: () => AsyncIterable<string>
}

/** Responds with a file that is never completely in memory, or 304 when the client has it. */
export async function streamedFileResponse(
  request: Request,
  { type, version, pieces }: StreamedFile,
): Promise<Response> {
  const tag = `W/"${version}"`
  return unlessCached(
    request,
    { type, tag },
    async (init) => new Response(await textStream(pieces()), init),
  )
}

/** Sends text as fast as the client reads. An early failure has an error status; a later one aborts: no part passes for the whole. */
async function textStream(pieces: AsyncIterable<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  const rest = pieces[Symbol.asyncIterator]()
  const first = [await rest.next(), await rest.next()]
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = first.shift() ?? (await rest.next())
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await rest.return?.()
    },
  })
}
