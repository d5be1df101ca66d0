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

/** One response, and whether it is a kept document. */
export function send(
  address: string,
  headers: object,
  { agent, sent }: { agent?: Agent; sent?: string } = {},
) {
  return new Promise<{ body: Buffer; isKept: boolean }>((resolve, reject) => {
    const method = sent === undefined ? 'GET' : 'POST'
    const options = {
      agent,
      method,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
    }
    request(address, options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const isKept = String(response.headers['cache-status']).includes('hit')
        resolve({ body: Buffer.concat(parts), isKept })
      })
    })
      .on('error', reject)
      .end(sent)
  })
}
