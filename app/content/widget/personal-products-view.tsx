import { useEffect, useRef } from 'react'

import { useIsNear } from '#app/ui/document/use-is-near.ts'
import { useComponentOnDemand } from '#app/ui/overlay/use-component-on-demand.ts'

import type { PersonalProductsWidget } from './widget.ts'

const importRow = () =>
  import('./personal-products-row.tsx').then(({ PersonalProductsRow }) => PersonalProductsRow)

/** Products that the visitor viewed last or has as favourites. A script loads them when their place is near. */
export function PersonalProductsView({ widget }: { widget: PersonalProductsWidget }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const { Component: Row, load } = useComponentOnDemand(importRow)
  useEffect(() => {
    // The page is complete without the row.
    if (isNear) load().catch(() => undefined)
  }, [isNear, load])
  return <div ref={place}>{Row ? <Row widget={widget} place={place} /> : null}</div>
}
