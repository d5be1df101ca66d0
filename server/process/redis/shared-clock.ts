/** Clocks of a network agree within milliseconds. */
const toleranceMs = 2_000

/**
 * Whether an instance whose clock is ahead has written an entry. It would be current for as long as the clocks differ, so it
 * counts as absent.
 *
 * @param writtenAt milliseconds since 1970
 */
export const isFromFuture = (writtenAt: number): boolean => writtenAt > Date.now() + toleranceMs
