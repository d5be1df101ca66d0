import { href, type UrlScope, type ScreenParams } from '#app/routing/href.ts'
import type { ScreenName } from '#app/routing/screens.ts'

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
export function listScreen(target: ListTarget): { screen: ScreenName; params: ScreenParams } {
  if (target.kind === 'all') return { screen: 'news', params: {} }
  if (target.kind === 'search') return { screen: 'search', params: { search: target.text } }
  return { screen: screenOf[target.kind], params: { alias: target.alias } }
}

/** Address of a list at a place, without a query. */
export function listPath(scope: UrlScope, target: ListTarget): string {
  const { screen, params } = listScreen(target)
  return href(scope, screen, params)
}
