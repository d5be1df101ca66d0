import type { Request as HostRequest, Response as HostResponse } from 'express'

/** Sends a web Response by the host's own: headers added to those of the host, the body as it comes. */
export async function sendAnswer(answer: Response, request: HostRequest, response: HostResponse) {
  response.status(answer.status)
  for (const [name, value] of answer.headers) {
    if (name === 'set-cookie' || name === 'vary') response.append(name, value)
    else response.setHeader(name, value)
  }
  if (!answer.body || request.method === 'HEAD') {
    await answer.body?.cancel()
    response.end()
    return
  }
  const room = roomIn(response)
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    // Leaving the loop cancels the body: nobody renders on for a visitor who left.
    if (response.destroyed) return
    if (!response.write(chunk) && !response.destroyed) await room()
  }
  response.end()
}

/**
 * Waits until there is room to write, or nobody to write for. One pair of listeners for the whole
 * answer: what compresses takes `drain` over and gives no listener back.
 */
function roomIn(response: HostResponse): () => Promise<void> {
  let go = () => {}
  response.on('drain', () => go())
  response.on('close', () => go())
  return () => new Promise((resolve) => (go = resolve))
}
