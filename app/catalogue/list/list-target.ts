import { href, type Place } from '#app/routing/href.ts'

/** What a list is a list of. */
export type ListTarget =
  | { kind: 'category' | 'brand' | 'campaign' | 'list'; alias: string }
  | { kind: 'search'; text: string }
  | { kind: 'all' }

const screenOf = {
  category: 'category',
  brand: 'brand',
  campaign: 'discountCampaign',
  list: 'list',
} as const

/** Address of a list at a place, without a query. */
export function listPath(place: Place, target: ListTarget): string {
  if (target.kind === 'all') return href(place, 'news')
  if (target.kind === 'search') return href(place, 'search', { search: target.text })
  return href(place, screenOf[target.kind], { alias: target.alias })
}
