import type { Channel } from '../market/channel.ts'
import type { UrlScope } from '../routing/href.ts'
import { pathInScope } from '../routing/path-in-scope.ts'

/** An address in the merchant's spelling as a path where the visit is; null for another host's. */
export function merchantPath(
  visit: UrlScope & { channel: Channel },
  url: string | null | undefined,
): string | null {
  return pathInScope(visit, url, (alias) =>
    visit.channel.markets.some((market) => market.alias === alias),
  )
}
