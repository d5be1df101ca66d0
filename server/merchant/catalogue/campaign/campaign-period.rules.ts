/**
 * Campaigns begin and end at a time. Outside it a campaign is shown nowhere, and a product that is in price
 * campaigns only while none of them runs has its regular price.
 */
import type { ProductFacts } from '../product-facts.ts'
import type { CampaignRecord, MarketMoney } from '../product-record.ts'

export type DatedCampaign = Pick<CampaignRecord, 'kind' | 'startsAt' | 'endsAt'>

/** @param now milliseconds since 1970 */
export function isRunning({ startsAt, endsAt }: DatedCampaign, now: number): boolean {
  const { from, until } = periodOf({ startsAt, endsAt })
  return from <= now && now < until
}

/** The time around `now` in which no campaign begins or ends: from `from`, before `until`. */
export function unchangedPeriod(campaigns: Iterable<DatedCampaign>, now: number) {
  const changes = [...campaigns].flatMap((campaign) => Object.values(periodOf(campaign)))
  return {
    from: Math.max(-Infinity, ...changes.filter((time) => time <= now)),
    until: Math.min(Infinity, ...changes.filter((time) => time > now)),
  }
}

/**
 * A product with the prices that hold now. Prices before and after its campaign become part of its history.
 *
 * @param findCampaign a campaign by id, running or not
 */
export function factsAt(
  facts: ProductFacts,
  findCampaign: (id: number) => DatedCampaign | undefined,
  now: number,
): ProductFacts {
  const periods = facts.campaignIds
    .flatMap((id) => findCampaign(id) ?? [])
    .filter(({ kind }) => kind === 'price')
    .map(periodOf)
  if (periods.every(({ from, until }) => from === -Infinity && until === Infinity)) return facts

  const { selling, discountType, history } = facts
  const regular: MarketMoney = { ...selling, ...facts.regular }
  const since = facts.pricesSince ?? facts.firstAvailableOn
  const begins = latest(since, Math.min(...periods.map(({ from }) => from)))
  const before = begins > since ? [{ date: since, selling: regular, regular }] : []
  const running = periods.filter(({ from, until }) => from <= now && now < until)
  if (running.length > 0) {
    return { ...facts, history: [...history, ...before], pricesSince: begins }
  }
  const ended = periods.filter(({ until }) => until <= now).map(({ until }) => until)
  const ends = latest(since, Math.max(-Infinity, ...ended))
  const reduced = ends > begins ? [...before, { date: begins, selling, regular }] : []
  return {
    ...facts,
    selling: regular,
    discountType: discountType === 'PRICE_CAMPAIGN' ? 'NONE' : discountType,
    history: [...history, ...reduced],
    pricesSince: reduced.length > 0 ? ends : since,
  }
}

function periodOf({ startsAt, endsAt }: Pick<DatedCampaign, 'startsAt' | 'endsAt'>) {
  return {
    from: startsAt === undefined ? -Infinity : Date.parse(startsAt),
    until: endsAt === undefined ? Infinity : Date.parse(endsAt),
  }
}

/** The later of an ISO date and a time, as a date. */
function latest(date: string, time: number): string {
  if (!Number.isFinite(time)) return date
  const other = new Date(time).toISOString().slice(0, 10)
  return other > date ? other : date
}
