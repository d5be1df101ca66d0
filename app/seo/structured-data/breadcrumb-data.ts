import type { BreadcrumbList, WithContext } from 'schema-dts'

import type { Breadcrumb } from '#app/ui/navigation/breadcrumbs.tsx'

import { absolute, type Origins } from '../absolute-url.ts'

/** schema.org data of a trail; the page itself comes last and needs no address. */
export function trailData(
  steps: readonly Breadcrumb[],
  origins: Pick<Origins, 'shop'>,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: step.name,
      item: step.to ? absolute(origins, step.to) : undefined,
    })),
  }
}
