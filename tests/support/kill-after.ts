import type { ChildProcess } from 'node:child_process'

/** Kills a process after a time, at an arbitrary moment of its work. */
export function killAfter(child: ChildProcess, ms: number): void {
  // oxlint-disable-next-line no-restricted-globals -- the test needs an arbitrary moment
  setTimeout(() => child.kill('SIGKILL'), ms)
}
