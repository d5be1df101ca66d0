/**
 * The campaigns that run now, in a catalogue that stays open while they begin and end. The index is built with
 * the prices of all campaigns; products of campaigns that do not run have their regular price in it.
 */
import { campaignFacet } from '../index/facet-ids.ts'
import type { ProductIndex } from '../index/product-index.ts'
import type { Campaign } from '../index/reference-tables.ts'
import { emptyBits, membersOf, subtract, unite } from '../sets/product-set.ts'
import { isRunning, unchangedPeriod } from './campaign-period.rules.ts'

/** @param onChange called when a campaign has begun or ended */
export function createCampaignCalendar(
  campaigns: ReadonlyMap<number, Campaign>,
  index: ProductIndex,
  onChange: () => void,
) {
  const running = new Map<number, Campaign>(campaigns)
  let now = 0
  // No time is in it, so that the first one is set.
  let unchanged = { from: Infinity, until: -Infinity }

  return {
    running: running as ReadonlyMap<number, Campaign>,
    now: () => now,
    setTime(time: Date): void {
      now = time.getTime()
      if (now >= unchanged.from && now < unchanged.until) return
      unchanged = unchangedPeriod(campaigns.values(), now)
      running.clear()
      for (const [id, campaign] of campaigns) {
        if (isRunning(campaign, now)) running.set(id, campaign)
      }
      index.setStoppedCampaigns(stoppedCampaigns())
      onChange()
    },
  }

  function stoppedCampaigns() {
    const stopped = [...campaigns.values()].filter(({ id }) => !running.has(id))
    const stillReduced = productsOf([...running.values()])
    return {
      facets: new Set(stopped.map(({ key }) => campaignFacet(key))),
      products: membersOf(subtract(productsOf(stopped), stillReduced)),
    }
  }

  /** Products whose prices contain the reduction of one of these campaigns. */
  function productsOf(some: readonly Campaign[]) {
    return some
      .filter(({ kind }) => kind === 'price')
      .map(({ key }) => index.storedBitsOf(campaignFacet(key)))
      .reduce(unite, emptyBits(index.size))
  }
}
