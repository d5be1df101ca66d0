/** When an answer must be out. Everything that is asked for one request shares it. */
export interface Deadline {
  /** As `performance.now()` counts. */
  at: number
}

/** Milliseconds that may still be waited; any number where there is no deadline. */
export function msLeft(deadline: Deadline | undefined): number {
  return deadline ? Math.max(0, deadline.at - performance.now()) : Infinity
}

/** Moves a deadline on. */
export function postpone(deadline: Deadline | undefined, ms: number): void {
  if (deadline) deadline.at += ms
}

/** Waits for what has a limit of its own: the deadline moves on by as long as it takes. */
export async function withPausedDeadline<Value>(
  deadline: Deadline | undefined,
  work: () => Promise<Value>,
): Promise<Value> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    postpone(deadline, performance.now() - started)
  }
}
