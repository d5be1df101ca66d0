/** When a response must be sent. All calls of one request share it. */
export interface Deadline {
  /** Time of `performance.now()`. */
  at: number
}

/** Milliseconds until the deadline; Infinity without one. */
export function msLeft(deadline: Deadline | undefined): number {
  return deadline ? Math.max(0, deadline.at - performance.now()) : Infinity
}

export function postpone(deadline: Deadline | undefined, ms: number): void {
  if (deadline) deadline.at += ms
}

/** Runs work that has its own time limit: the deadline moves by the time that it takes. */
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
