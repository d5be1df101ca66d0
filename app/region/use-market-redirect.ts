import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'

import { regionPath } from './region-path.ts'
import { pathInMarket, type RegionsShown } from './region.ts'

/**
 * Takes a page along when another market is chosen in another tab (spec section 4): its address may
 * name the one before, or speak a language that the new one does not. What was chosen before the page
 * came leads nowhere: an address means what it says.
 *
 * @param chosen alias of the market that was chosen, where the page is not in it; null elsewhere
 */
export function useMarketRedirect(chosen: string | null): void {
  const scope = useUrlScope()
  const { pathname, search } = useLocation()
  const { data, load } = useFetcher<RegionsShown>()
  const before = useRef(chosen)
  useEffect(() => {
    if (chosen === before.current) return
    before.current = chosen
    if (chosen) load(regionPath(scope, pathname + search))
  }, [chosen, load, scope, pathname, search])
  useEffect(() => {
    const path = data && chosen ? pathInMarket(data.groups, chosen, scope.language) : null
    // Another market is a new document: words and prices all change.
    if (path) window.location.replace(path)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new answer leads on, not a page that is left for another while it comes
  }, [data])
}
