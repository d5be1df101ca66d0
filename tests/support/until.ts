/** Looks closely enough for a test not to notice, and seldom enough for a small machine. */
const everyMs = 20

export interface UntilOptions {
  /** Named when it never came. */
  what: string
  deadlineMs?: number
}

/**
 * Waits for what a test expects, by looking for it again and again: the first thing that is found is
 * given back. Tests wait for facts and never for time, so this pause is the only one that they have.
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
