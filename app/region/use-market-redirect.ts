import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'

import { regionPath } from './region-path.ts'
import { pathInMarket, type RegionsShown } from './region.ts'

/** Follows the market that another tab chooses (spec section 4), not an earlier choice: an opened URL is shown unchanged. */
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
    // Another market needs a new document: texts and prices all change.
    if (path) window.location.replace(path)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- redirects only after a new response, not when another page is opened meanwhile
  }, [data])
}
