export interface QueuedPicture {
  /** Pixels. */
  width: number
  /** Milliseconds on a clock that never goes back. */
  arrivedAt: number
  /** Whether a visitor waits for it. */
  isAwaited(): boolean
}

/**
 * What to draw next: first what visitors wait for; small before large, because ten small pictures
 * are made in the time of a large one. A picture's width counts as waiting time it still has to
 * serve, so that a large one is passed by small ones for some seconds at most.
 */
export function nextJob<Job extends QueuedPicture>(waiting: readonly Job[]): Job | undefined {
  return waiting.reduce<Job | undefined>(
    (first, job) => (first === undefined || isBefore(job, first) ? job : first),
    undefined,
  )
}

function isBefore(one: QueuedPicture, other: QueuedPicture): boolean {
  if (one.isAwaited() !== other.isAwaited()) return one.isAwaited()
  return turnOf(one) < turnOf(other)
}

const turnOf = ({ width, arrivedAt }: QueuedPicture) => arrivedAt + width * msPerPixel
const msPerPixel = 5
