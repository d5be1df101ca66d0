import type { Market } from '../channel/markets.ts'

/** VAT of a market on a day, in basis points; for earlier days than any known one, the oldest rate. */
export function vatRate({ vat }: Market, now: Date): number {
  const today = now.toISOString().slice(0, 10)
  return (vat.find(({ from }) => from <= today) ?? vat.at(-1))?.basisPoints ?? 0
}
