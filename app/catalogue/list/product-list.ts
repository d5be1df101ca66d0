import type { DividedText } from '#app/rich-text/divide-text.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import type { Breadcrumb } from '#app/ui/navigation/breadcrumbs.tsx'
import type { ProductCard } from '#app/catalogue/card/product-card.ts'

import type { FacetGroup } from './facets/facet-group.ts'
import type { ListProgress } from './selection/list-page.ts'
import type { ListRange } from './selection/list-range.ts'
import type { ListSelection } from './selection/list-selection.ts'
import type { ListSort } from './selection/list-sort.ts'

export interface ProductList {
  kind: 'category' | 'brand' | 'campaign' | 'search' | 'all'
  title: string
  /** Whether the merchant wants no visible title, such as above a picture that has it. */
  isTitleHidden: boolean
  description: DividedText
  secondaryDescription: RichText
  picture: string | null
  breadcrumbs: Breadcrumb[]
  subCategories: { id: number; name: string; path: string }[]
  /** Path of the list without a query. */
  path: string
  selection: ListSelection
  defaultSort: ListSort
  groups: FacetGroup[]
  openFacet: string | null
  chosenRanges: (ListRange & { label: string })[]
  notes: Readonly<Record<string, string>>
  /** Sign or code of the currency. */
  currency: string
  /** Prices of the unfiltered list, whole currency units; null when unknown. */
  priceBounds: { lowest: number; highest: number } | null
  products: ProductCard[]
  progress: ListProgress
  /** Whether the merchant lists each model once, so that the numbers count models. */
  isByModel: boolean
  /** Numbers in the language of the page. */
  formatted: { total: string }
}
