import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Resource use of a process so far; these files exist on Linux only. */
export const canMeasure = existsSync('/proc/self/schedstat')

const tasksOf = (pid: number) => readdirSync(`/proc/${pid}/task`)

/** Milliseconds of CPU time, of all its live threads. */
export function cpuMs(pid: number): number {
  if (!canMeasure) return NaN
  const nanoseconds = tasksOf(pid).map((task) =>
    Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6
}

export function memoryMb(pid: number): number {
  if (!canMeasure) return NaN
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

export function openFiles(pid: number): number {
  return canMeasure ? readdirSync(`/proc/${pid}/fd`).length : NaN
}
