import type { ChildProcess } from 'node:child_process'

/** Kills a process in the middle of its work, at an arbitrary moment: that is what is tested. */
export function killWithin(child: ChildProcess, ms: number): void {
  // eslint-disable-next-line no-restricted-globals -- a moment that the process does not choose
  setTimeout(() => child.kill('SIGKILL'), ms)
}
