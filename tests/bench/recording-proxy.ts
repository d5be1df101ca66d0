import { createServer, request, type IncomingMessage } from 'node:http'

import { listen } from '#tests/support/listen.ts'

interface Call {
  startMs: number
  endMs: number
}

/** Forwards every request to an origin and records when it began and ended. */
export async function openRecordingProxy(target: string) {
  let calls: Call[] = []
  const server = createServer((incoming, outgoing) => {
    const call: Call = { startMs: performance.now(), endMs: Infinity }
    calls.push(call)
    const forward = request(
      target + incoming.url,
      { method: incoming.method, headers: incoming.headers },
      (response: IncomingMessage) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
        response.on('end', () => (call.endMs = performance.now()))
      },
    )
    forward.on('error', () => outgoing.destroy())
    incoming.pipe(forward)
  })
  return {
    ...(await listen(server)),
    /** Calls since the last time, in their order. */
    takeCalls(): Call[] {
      const taken = calls
      calls = []
      return taken
    },
  }
}

/** The longest chain of calls of which each began after the one before had ended. */
export function depthOf(calls: readonly Call[]): number {
  const sorted = [...calls].sort((one, other) => one.startMs - other.startMs)
  const depths: number[] = []
  sorted.forEach((call, nth) => {
    const before = sorted
      .slice(0, nth)
      .map((each, at) => (each.endMs <= call.startMs ? depths[at]! : 0))
    depths.push(1 + Math.max(0, ...before))
  })
  return Math.max(0, ...depths)
}
