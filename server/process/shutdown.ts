import type { Server, ServerResponse } from 'node:http'
import type { Server as NetServer, Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Time that a balancer may need to notice that this instance is no longer ready. */
export const readinessNoticeMs = 3_000
export const maxDrainMs = 25_000
const lastLinesMs = 1_000
/** Time between two looks at the connections that are left. */
const leftCheckMs = 500
/** npm forwards a Ctrl-C that the process also receives: two signals for one press. */
const duplicateSignalMs = 1_000

/**
 * Drops no request: readiness changes first, then no connection is accepted, running requests finish, dependencies
 * close. A second signal ends at once; an uncaught error so too with code 1, because an unknown state must not
 * continue.
 *
 * @param open responses that are being rendered or sent
 * @param close closes the dependencies of the server
 */
export function shutDownOnSignals(
  server: Server,
  open: ReadonlySet<ServerResponse>,
  close: () => Promise<void>,
  log: Logger,
) {
  let drainingSince: number | null = null
  const connections = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.on('close', () => connections.delete(socket))
  })
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (drainingSince !== null) response.setHeader('Connection', 'close')
  })

  const drain = async (reason: string, code: number) => {
    if (drainingSince !== null) {
      if (Date.now() - drainingSince < duplicateSignalMs) return
      process.exit(code || 130)
    }
    drainingSince = Date.now()
    log.info({ reason }, 'draining')
    // Responses in progress announce that their connection ends, and so does every later one: no connection is
    // idle when it is closed, while its visitor may be sending the next request.
    for (const response of open) {
      if (!response.headersSent) response.setHeader('Connection', 'close')
    }
    if (reason === 'SIGTERM') await wait(readinessNoticeMs)
    await acceptPending(server)
    const force = setTimeout(() => {
      log.warn('drain timed out')
      server.closeAllConnections()
    }, maxDrainMs)
    // A stream leaves its connection idle when it ends. One that has sent nothing, as browsers open in advance, is not
    // idle for Node.
    const closeLeft = setInterval(() => {
      server.closeIdleConnections()
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    }, leftCheckMs)
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeIdleConnections()
    })
    clearInterval(closeLeft)
    clearTimeout(force)
    await close()
    log.info('shutdown complete')
    // Not for long: the reader of the output may have stopped.
    await Promise.race([
      new Promise<void>((resolve) => log.flush(() => resolve())),
      wait(lastLinesMs),
    ])
    process.exit(code)
  }
  process.on('SIGTERM', () => void drain('SIGTERM', 0))
  process.on('SIGINT', () => void drain('SIGINT', 0))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    void drain('uncaught', 1)
  })
  return { isDraining: () => drainingSince !== null }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Visitors who keep connecting must not delay the end. */
const maxAcceptMs = 3_000

/** Node accepts one connection a turn, and the shop renders a page in each: the rest would be reset at the end. */
export async function acceptPending(server: NetServer): Promise<void> {
  let hasAccepted = true
  const note = () => void (hasAccepted = true)
  server.on('connection', note)
  // A signal arrives while the event loop reads from sockets: the first turn reads from no other.
  await setImmediate()
  for (const endsAt = Date.now() + maxAcceptMs; hasAccepted && Date.now() < endsAt;) {
    hasAccepted = false
    await setImmediate()
  }
  server.off('connection', note)
}
