import { setPriority } from 'node:os'

/** On Linux a thread has its own priority. Elsewhere a change would apply to the whole process. */
export const hasThreadPriority = process.platform === 'linux'

/** Lets requests come before the work of this thread. */
export function lowerThreadPriority(): void {
  if (hasThreadPriority) setPriority(10)
}
