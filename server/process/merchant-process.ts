import { fork, type ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import type { Logger } from 'pino'

const startDeadlineMs = 30_000
const firstRestartMs = 250
const maxRestartDelayMs = 10_000
const closeDeadlineMs = 5_000

export interface MerchantProcess {
  /** `http://127.0.0.1:port`, the same after a restart. */
  origin: string
  close(): Promise<void>
}

/**
 * Runs the embedded merchant in its own process, so that its work never blocks the shop. When it exits it is restarted
 * on the same port, with increasing delays.
 *
 * @param environment its complete environment; nothing is inherited
 */
export async function startMerchant(
  entry: string,
  environment: Record<string, string>,
  log: Logger,
): Promise<MerchantProcess> {
  let isClosing = false
  let restarts = 0
  let child: ChildProcess
  const launch = (port: string) =>
    fork(entry, [], {
      env: { NODE_ENV: 'production', ...environment, MERCHANT_PORT: port },
      execArgv: ['--enable-source-maps', '--disable-proto=delete'],
      // A separate process group: a Ctrl-C in the terminal must not end it while the shop still
      // drains.
      detached: true,
    })

  const wanted = environment.MERCHANT_PORT ?? '0'
  child = launch(wanted)
  const port = await listening(child, wanted)
  watch()
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        isClosing = true
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        const force = setTimeout(() => child.kill('SIGKILL'), closeDeadlineMs)
        child.once('exit', () => {
          clearTimeout(force)
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }

  function watch() {
    const started = Date.now()
    child.on('exit', (code, signal) => {
      if (isClosing) return
      restarts = Date.now() - started > maxRestartDelayMs ? 0 : restarts + 1
      const waitMs = Math.min(firstRestartMs * 2 ** restarts, maxRestartDelayMs)
      log.error({ code, signal, waitMs }, 'merchant process exited')
      setTimeout(() => {
        if (isClosing) return
        child = launch(String(port))
        watch()
      }, waitMs)
    })
  }
}

/** What a starting merchant tells: that it moves its data to this version, why it cannot start, or its port. */
interface StartMessage {
  isMigrating?: true
  fault?: string
  port?: number
}

function listening(child: ChildProcess, port: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('the embedded merchant did not start in time')),
      startDeadlineMs,
    )
    const fail = (fault: string) => {
      clearTimeout(timer)
      reject(new Error(fault))
    }
    child.once('exit', (code) => {
      const isInUse = code === constants.errno.EADDRINUSE
      const fault = isInUse
        ? `MERCHANT_PORT: ${port} is in use`
        : `the embedded merchant ended with code ${code}`
      fail(fault)
    })
    child.on('message', (message: StartMessage) => {
      clearTimeout(timer)
      if (message.fault) fail(message.fault)
      if (!message.port) return
      child.removeAllListeners('exit')
      child.removeAllListeners('message')
      resolve(message.port)
    })
  })
}
