import type { Amount } from '#app/cart/sums/cart-sums.ts'

export interface VatRow {
  /** 0.255 for 25.5 %. */
  rate: number
  /** Minor units, without VAT. */
  net: number
  /** Minor units. */
  vat: number
}

/** Rates differ by half a per cent at least; a rate computed from a rounded amount by less. */
const sameRate = 0.002

/** The VAT of an order by rate, highest first, in minor units. What the parts lack, as a gift card, is in the largest row. */
export function vatByRate(parts: readonly Amount[], total: Amount): VatRow[] {
  const rows: VatRow[] = []
  // The largest first: their rates are exact.
  for (const { inc, ex } of [...parts].sort((one, other) => other.inc - one.inc)) {
    if (ex <= 0) continue
    const rate = inc / ex - 1
    const row = rows.find((each) => Math.abs(each.rate - rate) < sameRate)
    if (row) {
      row.net += ex
      row.vat += inc - ex
    } else {
      rows.push({ rate: Math.round(rate * 1000) / 1000, net: ex, vat: inc - ex })
    }
  }
  const [largest] = [...rows].sort((one, other) => other.net - one.net)
  if (!largest) return []
  largest.net += total.ex - rows.reduce((sum, { net }) => sum + net, 0)
  largest.vat += total.inc - total.ex - rows.reduce((sum, { vat }) => sum + vat, 0)
  return rows.sort((one, other) => other.rate - one.rate)
}
