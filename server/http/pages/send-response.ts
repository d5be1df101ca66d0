import type { Request as HostRequest, Response as HostResponse } from 'express'

/** Does what Remix's adapter cannot (README): headers replace the host's, and the body is read as fast as the visitor reads. */
export async function sendResponse(
  webResponse: Response,
  request: HostRequest,
  response: HostResponse,
) {
  response.status(webResponse.status)
  for (const [name, value] of webResponse.headers) {
    if (name === 'set-cookie' || name === 'vary') response.append(name, value)
    else response.setHeader(name, value)
  }
  if (!webResponse.body || request.method === 'HEAD') {
    await webResponse.body?.cancel()
    response.end()
    return
  }
  const drained = drainOf(response)
  for await (const chunk of webResponse.body as unknown as AsyncIterable<Uint8Array>) {
    // Leaving the loop cancels the body when the visitor has left.
    if (response.destroyed) return
    if (!response.write(chunk) && !response.destroyed) await drained()
  }
  response.end()
}

/** One pair of listeners for the whole response: the compression replaces `drain` and never removes a listener. */
function drainOf(response: HostResponse): () => Promise<void> {
  let resume = () => {}
  response.on('drain', () => resume())
  response.on('close', () => resume())
  return () => new Promise((resolve) => (resume = resolve))
}
