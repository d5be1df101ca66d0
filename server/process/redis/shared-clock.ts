/** Clocks of a network agree within milliseconds. */
const toleranceMs = 2_000

/** An entry by an instance whose clock is ahead (`writtenAt`, ms since 1970) would be current too long: it counts as absent. */
export const isFromFuture = (writtenAt: number): boolean => writtenAt > Date.now() + toleranceMs
