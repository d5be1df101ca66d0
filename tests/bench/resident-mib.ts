import { execFileSync } from 'node:child_process'

/** Memory of a process; 0 when it has just ended. */
export function residentMib(pid: number): number {
  try {
    return (
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
    )
  } catch {
    return 0
  }
}
