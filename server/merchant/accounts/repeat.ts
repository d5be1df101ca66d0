/**
 * Runs a task at an interval, without keeping the process alive. A failure is reported, and the task runs again.
 *
 * @returns stops it
 */
export function repeat(
  task: () => void,
  intervalMs: number,
  report: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => {
    try {
      task()
    } catch (error) {
      report(error)
    }
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
