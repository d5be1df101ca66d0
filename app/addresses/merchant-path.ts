import { pathInScope } from '#app/routing/paths/path-in-scope.ts'

import type { Channel } from '../market/channel.ts'
import type { UrlScope } from '../routing/href.ts'

/** Converts a URL of the merchant to a path in the visit's scope; null for a URL of another host. */
export function merchantPath(
  visit: UrlScope & { channel: Channel },
  url: string | null | undefined,
): string | null {
  return pathInScope(visit, url, (alias) =>
    visit.channel.markets.some((market) => market.alias === alias),
  )
}
