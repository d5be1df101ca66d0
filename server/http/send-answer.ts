import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
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
  try {
    await pipeline(Readable.fromWeb(answer.body as ReadableStream<Uint8Array>), response)
  } catch (error) {
    // A visitor who left in the middle is no fault of ours.
    if (!response.destroyed) throw error
  }
}
