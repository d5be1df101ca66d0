/**
 * Text as a body, made no faster than it is taken. The first two pieces are made before there is a
 * body, so that what fails at once fails with a status; what fails later breaks the answer off, and
 * no client takes a part for the whole.
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
