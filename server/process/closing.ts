import type { Server, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

/** How long a balancer may need to see that this instance is no longer ready. */
const noticeMs = 3_000
const longestDrainMs = 25_000
/** npm passes a Ctrl-C on to a process that has it from the terminal too: one press, two signals. */
const samePressMs = 1_000

export interface Closing {
  isDraining: () => boolean
}

/**
 * Ends the process without dropping a request: readiness turns first while requests are still let
 * in, then no new connection is taken, running requests finish, and what stands behind is closed. A
 * second signal ends it at once; an uncaught error ends it the same way with code 1, because
 * a process in an unknown state must not go on.
 *
 * @param open responses that are being made or sent
 * @param close closes what stands behind the server
 */
export function closeOnSignals(
  server: Server,
  open: ReadonlySet<ServerResponse>,
  close: () => Promise<void>,
  log: Logger,
): Closing {
  let drainingSince: number | null = null

  const drain = async (reason: string, code: number) => {
    if (drainingSince !== null) {
      if (Date.now() - drainingSince < samePressMs) return
      process.exit(code || 130)
    }
    drainingSince = Date.now()
    log.info({ reason }, 'draining')
    // Responses under way say that their connection ends.
    for (const response of open) {
      if (!response.headersSent) response.setHeader('Connection', 'close')
    }
    if (reason === 'SIGTERM') await wait(noticeMs)
    const force = setTimeout(() => {
      log.warn('requests still ran when the time to drain was over')
      server.closeAllConnections()
    }, longestDrainMs)
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeIdleConnections()
    })
    clearTimeout(force)
    await close()
    log.info('closed')
    process.exit(code)
  }
  process.on('SIGTERM', () => void drain('SIGTERM', 0))
  process.on('SIGINT', () => void drain('SIGINT', 0))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught')
    void drain('uncaught', 1)
  })
  return { isDraining: () => drainingSince !== null }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
