import { Agent, request } from 'node:http'

interface Received {
  status: number
  body: Buffer
  ms: number
}

export interface LoadedPage {
  /** Status of the page and of each of its files, or the error of a dropped request. */
  outcomes: (string | number)[]
  /** Scripts and styles of the page that were not sent, or not as the page names them. */
  missing: string[]
  ms: number
}

/** @param origin of an instance of the shop, for each request */
export function pageVisitor(origin: () => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  const get = (path: string) => send(origin() + path, agent)
  return {
    get,
    /** Loads a page and all its scripts and styles, as a browser with an empty cache. */
    async open(path: string): Promise<LoadedPage> {
      const loaded: LoadedPage = { outcomes: [], missing: [], ms: 0 }
      const page = await get(path).catch((fault: Error) => fault.message)
      if (typeof page === 'string') return { ...loaded, outcomes: [page] }
      const files = filesOf(page.body.toString())
      const sent = await Promise.all(
        [...files].map(async (address) => {
          const file = await get(address).catch((fault: Error) => fault.message)
          if (typeof file === 'string' || file.status !== 200)
            loaded.missing.push(`${address} of ${path}`)
          return typeof file === 'string' ? file : file.status
        }),
      )
      return { ...loaded, outcomes: [page.status, ...sent], ms: page.ms }
    },
    [Symbol.dispose]: () => agent.destroy(),
  }
}

/** Addresses of the scripts, styles and fonts that a document names. */
function filesOf(html: string): Set<string> {
  const names = html.matchAll(/["'(](\/(?:assets|routes)\/[\w.-]+)["')]/g)
  return new Set([...names].map(([, address = '']) => address))
}

function send(address: string, agent: Agent): Promise<Received> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, headers: { Accept: 'text/html' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { complete, statusCode = 0 } = response
        const ms = performance.now() - started
        resolve({ status: complete ? statusCode : 0, body: Buffer.concat(chunks), ms })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}
