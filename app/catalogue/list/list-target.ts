import { href, type ScreenAddress, type UrlScope } from '#app/routing/href.ts'

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

export function listScreenAddress(target: ListTarget): ScreenAddress {
  if (target.kind === 'all') return ['news']
  if (target.kind === 'search') return ['search', { search: target.text }]
  return [screenOf[target.kind], { alias: target.alias }]
}

/** Path of a list in a market and language, without a query. */
export function listPath(scope: UrlScope, target: ListTarget): string {
  return href(scope, ...listScreenAddress(target))
}
