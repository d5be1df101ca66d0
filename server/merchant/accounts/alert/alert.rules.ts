/** When a shopper who asked for it is told that a price is lower, or a sku in stock. */

/**
 * The price that a later one has to be below, in minor units: what the shopper saw, or the current price if that is
 * lower already. So neither an old page nor an invented price makes the shop send a mail at once.
 *
 * @param shown in currency units, as the page showed it; null where the shop does not say
 */
export function targetMinor(shown: number | null | undefined, currentMinor: number): number {
  if (shown === null || shown === undefined || !(shown > 0)) return currentMinor
  return Math.min(Math.round(shown * 100), currentMinor)
}

/**
 * Whether one of the alerts about a subject is answered by a mail now, those about a price up to `targetMinor`. What is
 * sold out waits: its mail would lead to a page that sells nothing.
 *
 * @param currentMinor null where the market does not sell the product
 */
export function isDue(
  { kind, targetMinor }: { kind: 'stock' | 'price'; targetMinor: number },
  { currentMinor, pieces }: { currentMinor: number | null; pieces: number },
): boolean {
  if (pieces <= 0) return false
  return kind === 'stock' || (currentMinor !== null && currentMinor < targetMinor)
}
