const freeAttempts = 5
const maxDelaySeconds = 30

/** Seconds until the next attempt after `attempts` failed ones: 0 for the first five, then 1 to 30. */
export function delaySeconds(attempts: number): number {
  if (attempts < freeAttempts) return 0
  return Math.min(2 ** (attempts - freeAttempts), maxDelaySeconds)
}
