export interface QueuedPicture {
  /** Pixels. */
  width: number
  /** Whether only its size and format are to be made, in a fraction of the time. */
  hasMaster: boolean
  /** Milliseconds of a monotonic clock. */
  arrivedAt: number
  /** Whether a visitor waits for it. */
  isAwaited(): boolean
}

/**
 * The next picture to render: those that visitors wait for first, then nearly finished ones; small before large, because ten
 * small ones take the time of a large one. A picture's width counts as waiting time, so that small
 * ones delay a large one by some seconds at most.
 */
export function nextJob<Job extends QueuedPicture>(waiting: readonly Job[]): Job | undefined {
  return waiting.reduce<Job | undefined>(
    (first, job) => (first === undefined || isBefore(job, first) ? job : first),
    undefined,
  )
}

function isBefore(a: QueuedPicture, b: QueuedPicture): boolean {
  if (a.isAwaited() !== b.isAwaited()) return a.isAwaited()
  if (a.hasMaster !== b.hasMaster) return a.hasMaster
  return dueTime(a) < dueTime(b)
}

const dueTime = ({ width, arrivedAt }: QueuedPicture) => arrivedAt + width * msPerPixel
const msPerPixel = 1

/**
 * Whether a picture that is being rendered takes longer than a new worker needs to start and to compile
 * its code: a worker that is interrupted begins anew.
 */
export function isWorthInterrupting({ width }: Pick<QueuedPicture, 'width'>): boolean {
  return width >= smallestWorthInterrupting
}

/** Pixels. Smaller pictures take less than half a second, as much as a worker's start. */
const smallestWorthInterrupting = 1000
