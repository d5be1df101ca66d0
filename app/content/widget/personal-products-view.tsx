import { useEffect, useRef, useState, type ComponentType } from 'react'

import { useIsNear } from '#app/ui/document/use-is-near.ts'

import type { PersonalProductsRow } from './personal-products-row.tsx'
import type { PersonalProductsWidget } from './widget.ts'

type Row = ComponentType<Parameters<typeof PersonalProductsRow>[0]>

/**
 * Products that the visitor viewed last or has as favourites. The page has only their place; a script
 * loads them, and its own code, when the place is near.
 */
export function PersonalProductsView({ widget }: { widget: PersonalProductsWidget }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const [loaded, setLoaded] = useState<{ Row: Row } | null>(null)
  useEffect(() => {
    if (!isNear) return
    import('./personal-products-row.tsx').then(
      (module) => setLoaded({ Row: module.PersonalProductsRow }),
      // The page is complete without the row.
      () => undefined,
    )
  }, [isNear])
  return <div ref={place}>{loaded ? <loaded.Row widget={widget} place={place} /> : null}</div>
}
