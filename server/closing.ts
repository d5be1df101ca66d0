import type { Server } from 'node:http'
import type { Logger } from 'pino'

const longestDrainMs = 25_000

export interface Closing {
  isDraining: () => boolean
}

/**
 * Ends the process without dropping a request: readiness turns first, running requests finish, then
 * everything behind is closed. A second signal ends it at once; a fault that nobody caught ends it
 * the same way with code 1, because a process in an unknown state must not go on.
 *
 * @param close closes what stands behind the server
 */
export function closeOnSignals(server: Server, close: () => Promise<void>, log: Logger): Closing {
  let isDraining = false
  const drain = async (reason: string, code: number) => {
    if (isDraining) process.exit(code || 130)
    isDraining = true
    log.info({ reason }, 'draining')
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
  return { isDraining: () => isDraining }
}
