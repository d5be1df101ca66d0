/**
 * Streams text as a response body, generated as fast as the client reads. The first two pieces are
 * generated before the response starts, so that an early failure has an error status; a later failure
 * aborts the response, so that no client treats a part as the whole.
 */
export async function textStream(
  pieces: AsyncIterable<string>,
): Promise<ReadableStream<Uint8Array>> {
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
