import { movedPath } from '../routing/moved-path.ts'
import type { Visit } from './visit.ts'

/** An address in the merchant's spelling as a path where the visit is; null for another host's. */
export function merchantPath(visit: Visit, url: string | null | undefined): string | null {
  return movedPath(visit, url, (alias) =>
    visit.channel.markets.some((known) => known.alias === alias),
  )
}
