import type { MarketMoney, PriceStep, ProductRecord } from '../product-record.ts'
import type { ProductFacts } from '../product-facts.ts'
import { daysBefore } from '../../pricing/price-history.rules.ts'

type PriceHistory = Pick<ProductFacts, 'history' | 'pricesSince' | 'firstAvailableOn'>
type StoredPrices = PriceHistory & Pick<ProductFacts, 'selling' | 'regular'>

/** How long steps are stored: longer than the 30 days that the law on prior prices requires. */
const historyDays = 120

/**
 * A source without a history (a feed has today's price) must not delete the stored one: the first day stays, and a
 * changed price is a step, from which the lowest price of 30 days is computed.
 *
 * @param today ISO date
 */
export function mergeHistory(
  record: ProductRecord,
  stored: StoredPrices | null,
  today: string,
): PriceHistory {
  const { priceHistory, pricesSince, firstAvailableOn } = record
  if (priceHistory || !stored) return { history: priceHistory ?? [], pricesSince, firstAvailableOn }
  const { history, selling, regular } = stored
  const first =
    stored.firstAvailableOn < firstAvailableOn ? stored.firstAvailableOn : firstAvailableOn
  const since = stored.pricesSince ?? stored.firstAvailableOn
  const isSame =
    isSameMoney(selling, record.prices.selling) && isSameMoney(regular, record.prices.regular)
  if (isSame) return { history, pricesSince: stored.pricesSince, firstAvailableOn: first }
  const steps = [...history, { date: since, selling, regular }]
  return { history: recentSteps(steps, today), pricesSince: today, firstAvailableOn: first }
}

/** The last step always stays, because its price applied until today. */
function recentSteps(steps: PriceStep[], today: string): PriceStep[] {
  const oldest = daysBefore(today, historyDays)
  return steps.filter(({ date }, index) => index === steps.length - 1 || date >= oldest)
}

function isSameMoney(one: MarketMoney, other: MarketMoney): boolean {
  const markets = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof MarketMoney>
  return [...markets].every((market) => one[market] === other[market])
}
