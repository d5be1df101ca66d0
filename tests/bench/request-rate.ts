import { Agent, request } from 'node:http'

const connections = 8
const seconds = 3

/** Complete responses per second over 8 connections. @param sent body of a POST */
export async function rate(address: string, headers: object, sent?: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const endsAt = performance.now() + seconds * 1000
  let count = 0
  const one = async () => {
    while (performance.now() < endsAt) {
      await send(address, headers, { agent, sent })
      count += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  return count / seconds
}

/** One response as it was sent, whether it is a kept document, and the time until its last byte. */
export function send(
  address: string,
  headers: object,
  { agent, sent }: { agent?: Agent; sent?: string } = {},
) {
  interface Sent {
    status: number
    body: Buffer
    encoding: string | undefined
    isKept: boolean
    ms: number
  }
  const startedAt = performance.now()
  return new Promise<Sent>((resolve, reject) => {
    const method = sent === undefined ? 'GET' : 'POST'
    const options = {
      agent,
      method,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
    }
    request(address, options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts),
          encoding: response.headers['content-encoding'],
          isKept: String(response.headers['cache-status']).includes('hit'),
          ms: performance.now() - startedAt,
        }),
      )
    })
      .on('error', reject)
      .end(sent)
  })
}

/** Waits until a page is kept. */
export async function untilKept(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await send(address, {})).isKept) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} is not kept`)
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
