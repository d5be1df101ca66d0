/** When a shopper who asked for it is told that a price is lower, or a sku in stock. */

/**
 * What the shopper saw, or the current price if lower, in minor units: no old or invented price makes the shop mail at
 * once.
 *
 * @param shown in currency units, as the page showed it; null where the shop does not say
 */
export function targetMinor(shown: number | null | undefined, currentMinor: number): number {
  if (shown === null || shown === undefined || !(shown > 0)) return currentMinor
  return Math.min(Math.round(shown * 100), currentMinor)
}

/** Whether an alert is due; `currentMinor` is null where the market does not sell the product. What is sold out waits: its page sells nothing. */
export function isDue(
  { kind, targetMinor }: { kind: 'stock' | 'price'; targetMinor: number },
  { currentMinor, pieces }: { currentMinor: number | null; pieces: number },
): boolean {
  if (pieces <= 0) return false
  return kind === 'stock' || (currentMinor !== null && currentMinor < targetMinor)
}
