import { href, type ScreenAddress, type UrlScope } from '#app/routing/href.ts'

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

/** The screen that shows a list, and what its address needs. */
export function listScreen(target: ListTarget): ScreenAddress {
  if (target.kind === 'all') return ['news']
  if (target.kind === 'search') return ['search', { search: target.text }]
  return [screenOf[target.kind], { alias: target.alias }]
}

/** Address of a list at a place, without a query. */
export function listPath(scope: UrlScope, target: ListTarget): string {
  return href(scope, ...listScreen(target))
}
