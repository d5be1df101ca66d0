/** Milliseconds of the fastest of some runs: a busy machine makes runs slower, and seldom all of them. */
export function fastestMs(run: () => unknown, runs = 10): number {
  const times = Array.from({ length: runs }, () => {
    const started = performance.now()
    run()
    return performance.now() - started
  })
  return Math.min(...times)
}
