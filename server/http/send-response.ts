import type { Request as HostRequest, Response as HostResponse } from 'express'

/**
 * Sends a web Response where Remix's adapter cannot (README, decisions): its headers replace those of the
 * host, cookies and Vary are added, and the body is read no faster than the visitor takes it.
 */
export async function sendResponse(made: Response, request: HostRequest, response: HostResponse) {
  response.status(made.status)
  for (const [name, value] of made.headers) {
    if (name === 'set-cookie' || name === 'vary') response.append(name, value)
    else response.setHeader(name, value)
  }
  if (!made.body || request.method === 'HEAD') {
    await made.body?.cancel()
    response.end()
    return
  }
  const drained = drainOf(response)
  for await (const chunk of made.body as unknown as AsyncIterable<Uint8Array>) {
    // Leaving the loop cancels the body when the visitor has left.
    if (response.destroyed) return
    if (!response.write(chunk) && !response.destroyed) await drained()
  }
  response.end()
}

/**
 * Waits until the response takes more, or has closed. One pair of listeners for the whole response: the
 * compression takes `drain` over and never removes a listener.
 */
function drainOf(response: HostResponse): () => Promise<void> {
  let go = () => {}
  response.on('drain', () => go())
  response.on('close', () => go())
  return () => new Promise((resolve) => (go = resolve))
}
