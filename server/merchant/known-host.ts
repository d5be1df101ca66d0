import type { Server } from 'node:http'

const thisMachine = /^(localhost|([\w-]+\.)+localhost|127(\.\d{1,3}){3}|\[::1\])$/

type Fetch = (request: Request) => Response | Promise<Response>

/** Refuses other names than `origins` and this machine's: a website may lead its own name here and read the answers (DNS rebinding). */
export function knownHost(origins: readonly string[]) {
  const names = new Set(origins.map((origin) => new URL(origin).hostname))
  const isKnown = (host: string) => {
    const address = `http://${host}`
    const name = URL.canParse(address) ? new URL(address).hostname : ''
    return thisMachine.test(name) || names.has(name)
  }
  return {
    limitFetch:
      (fetch: Fetch): Fetch =>
      (request) =>
        isKnown(new URL(request.url).host)
          ? fetch(request)
          : new Response('Misdirected request', { status: 421 }),
    /** The same for websockets of the server; must be called before others listen for them. */
    limitWebsockets(server: Server): void {
      server.on('upgrade', ({ headers }, socket) => {
        if (!isKnown(headers.host ?? '')) socket.destroy()
      })
    },
  }
}
