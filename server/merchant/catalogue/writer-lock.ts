import { openSync, closeSync, readFileSync, rmSync, writeSync } from 'node:fs'

/**
 * Lets one seed or import run at a time. Ignores the lock of a process that has ended.
 *
 * @throws when a running process holds the lock
 */
export function acquireWriterLock(path: string): { release(): void } {
  for (const attempt of ['first', 'second'] as const) {
    try {
      const handle = openSync(path, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return { release: () => rmSync(path, { force: true }) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (attempt === 'second' || isHeldByRunningProcess(path)) break
      rmSync(path, { force: true })
    }
  }
  throw new Error('another seed or import is at work on this catalogue')
}

function isHeldByRunningProcess(path: string): boolean {
  try {
    const holder = Number(readFileSync(path, 'utf8'))
    if (!Number.isInteger(holder) || holder <= 0) return false
    return isRunning(holder)
  } catch {
    return false
  }
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
