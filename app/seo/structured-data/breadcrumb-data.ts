import type { BreadcrumbList, WithContext } from 'schema-dts'

import type { Breadcrumb } from '#app/ui/navigation/breadcrumbs.tsx'

import { absoluteUrl, type Origins } from '../absolute-url.ts'

/** schema.org data of breadcrumbs; the page itself is last and needs no URL. */
export function breadcrumbData(
  steps: readonly Breadcrumb[],
  origins: Pick<Origins, 'shop'>,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: step.to ? absoluteUrl(origins, step.to) : undefined,
    })),
  }
}
