/** Short enough not to delay a test, and long enough for a small machine. */
const intervalMs = 20

export interface UntilOptions {
  /** Part of the error message after the deadline. */
  what: string
  deadlineMs?: number
}

/**
 * Polls until `check` returns a value that is not empty or false, and returns it. Tests wait for
 * conditions and never for time, so this pause is the only one.
 */
export async function until<Found>(
  check: () => Found | Promise<Found>,
  { what, deadlineMs = 20_000 }: UntilOptions,
): Promise<NonNullable<Exclude<Found, false>>> {
  const deadline = performance.now() + deadlineMs
  for (;;) {
    const found = await check()
    if (found) return found as NonNullable<Exclude<Found, false>>
    if (performance.now() > deadline) throw new Error(`waited ${deadlineMs} ms for ${what}`)
    // oxlint-disable-next-line no-restricted-globals -- the only pause of the tests
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
}
