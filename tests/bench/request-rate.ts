import { Agent, get } from 'node:http'

const connections = 8
const seconds = 3

/** Complete responses per second over 8 connections. */
export async function rate(address: string, headers: object): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const endsAt = performance.now() + seconds * 1000
  let count = 0
  const one = async () => {
    while (performance.now() < endsAt) {
      await send(address, headers, agent)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  return count / seconds
}

/** One response, and whether it is a kept document. */
export function send(address: string, headers: object, agent?: Agent) {
  return new Promise<{ body: Buffer; isKept: boolean }>((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const isKept = String(response.headers['cache-status']).includes('hit')
        resolve({ body: Buffer.concat(parts), isKept })
      })
    }).on('error', reject)
  })
}
