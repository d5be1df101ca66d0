import type { WireItemPrices } from './sums/cart-sums-documents.server.ts'

type MultiBuyItem = Pick<WireItemPrices, 'id' | 'quantity' | 'campaign'>

/**
 * How many pieces one more piece would make free, by id of the row: of the rows in a campaign such as three
 * for two that is one piece short, whose pieces count together.
 */
export function nextFreePieces(items: readonly MultiBuyItem[]): Map<string, number> {
  const campaigns = new Map<string, MultiBuyItem[]>()
  for (const item of items) {
    const found = item.campaign?.appliedCampaigns?.find((each) => each?.category === 'MultiBuy')
    if (!found) continue
    const key = JSON.stringify([found.actionValue, found.name])
    campaigns.set(key, [...(campaigns.get(key) ?? []), item])
  }
  return new Map(
    [...campaigns].flatMap(([key, rows]) => {
      // Pieces that are taken and paid, such as `3:2`.
      const [, take = 0, pay = 0] = (/^\["([1-9]\d{0,3}):(\d{1,4})"/.exec(key) ?? []).map(Number)
      const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0)
      const isOneShort = take > pay && (pieces + 1) % take === 0
      return isOneShort ? rows.map(({ id }) => [id, take - pay] as const) : []
    }),
  )
}
