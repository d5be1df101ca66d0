import { facetParams } from '#app/catalogue/list/selection/list-selection.ts'
import { hrefOf, type UrlScope } from '#app/routing/href.ts'
import { screensWithRobots } from '#app/seo/robots-rules.ts'

/** Paths outside the app: those of the host, and the sandbox of the embedded merchant. */
const nonPagePaths = ['/events/', '/health', '/merchant/outbox', '/merchant/payment/']

/** Filters and sorts of a list: every combination is a URL with the same products. */
const choices = [...facetParams.map((name) => `${name}=`), 'p-', 'min-', 'max-', 'sort=', 'facet=']

/** Pages that must only not be indexed stay open: a crawler that may not load a page cannot read its `noindex`. */
export function robotsText(scopes: readonly UrlScope[], sitemap: string): string {
  const closed = screensWithRobots('disallow')
  const pages = scopes.flatMap((scope) => closed.map((screen) => hrefOf(scope, screen)))
  return [
    'User-agent: *',
    // Exact paths: the prefix `/kassan` would also close a page `/kassans-oppettider`.
    ...[...new Set(pages)].sort().flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`]),
    ...choices.flatMap((name) => [`Disallow: /*?${name}`, `Disallow: /*&${name}`]),
    ...nonPagePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n')
}
