import { fork, type ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'

const startDeadlineMs = 30_000
const firstRestartMs = 250
const longestRestartMs = 10_000
const closeDeadlineMs = 5_000

export interface MerchantProcess {
  /** `http://127.0.0.1:port`, the same after a restart. */
  origin: string
  close(): Promise<void>
}

/**
 * Runs the embedded merchant beside the shop, in a process of its own: its work never blocks the
 * shop's event loop, and it is spoken to over HTTP only. When it dies it is started again on the same
 * port, later each time.
 *
 * @param entry path of the built merchant
 * @param environment everything it may know; nothing is inherited
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
      // A group of its own: a Ctrl-C in the terminal must not end it while the shop still drains.
      detached: true,
    })

  child = launch(environment.MERCHANT_PORT ?? '0')
  const port = await listening(child)
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
      restarts = Date.now() - started > longestRestartMs ? 0 : restarts + 1
      const waitMs = Math.min(firstRestartMs * 2 ** restarts, longestRestartMs)
      log.error({ code, signal, waitMs }, 'the embedded merchant ended; starting it again')
      setTimeout(() => {
        if (isClosing) return
        child = launch(String(port))
        watch()
      }, waitMs)
    })
  }
}

function listening(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('the embedded merchant did not start in time')),
      startDeadlineMs,
    )
    child.once('exit', (code) => reject(new Error(`the embedded merchant ended with code ${code}`)))
    child.once('message', (message: { port?: number }) => {
      clearTimeout(timer)
      child.removeAllListeners('exit')
      if (message.port) resolve(message.port)
      else reject(new Error('the embedded merchant named no port'))
    })
  })
}
