import { facetParams } from '#app/catalogue/list/list-selection.ts'
import { hrefOf, type UrlScope } from '#app/routing/href.ts'
import { screensWithRobots } from '#app/seo/robots-rules.ts'
import { isBuilt } from '#app/routing/screens.ts'

/** Not the app's own: what the host answers, and the sandbox of the embedded merchant. */
const behindTheShop = ['/events/', '/health', '/merchant/outbox', '/merchant/payment/']

/** Choices in a list: as many addresses as there are ways to choose, all showing the same things. */
const choices = [...facetParams.map((name) => `${name}=`), 'p-', 'sort=']

/**
 * What crawlers are asked to leave alone, for all of them alike. Pages that are merely to be shown
 * nowhere (search results, login) stay open: who may not look cannot read that.
 */
export function robotsText(scopes: readonly UrlScope[], sitemap: string): string {
  const closed = screensWithRobots('disallow').filter(isBuilt)
  const pages = scopes.flatMap((scope) => closed.map((screen) => hrefOf(scope, screen)))
  return [
    'User-agent: *',
    // Exactly these: `/kassan` as a beginning would also close a page about `/kassans-oppettider`.
    ...[...new Set(pages)].sort().flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`]),
    ...choices.flatMap((name) => [`Disallow: /*?${name}`, `Disallow: /*&${name}`]),
    ...behindTheShop.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n')
}
