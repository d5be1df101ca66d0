/** Short enough not to delay a test, and long enough for a small machine. */
const everyMs = 20

export interface UntilOptions {
  /** Part of the error message after the deadline. */
  what: string
  deadlineMs?: number
}

/**
 * Polls until a test's condition holds: returns the first result that is found. Tests wait for
 * facts and never for time, so this pause is the only one.
 */
export async function until<Found>(
  look: () => Found | Promise<Found>,
  { what, deadlineMs = 20_000 }: UntilOptions,
): Promise<NonNullable<Exclude<Found, false>>> {
  const deadline = performance.now() + deadlineMs
  for (;;) {
    const found = await look()
    if (found) return found as NonNullable<Exclude<Found, false>>
    if (performance.now() > deadline) throw new Error(`waited ${deadlineMs} ms for ${what}`)
    // eslint-disable-next-line no-restricted-globals -- the one place that pauses
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
