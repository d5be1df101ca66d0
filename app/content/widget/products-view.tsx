import { ProductGrid } from '#app/catalogue/card/product-grid.tsx'

import { TitledSection } from './titled-section.tsx'
import type { ProductsWidget } from './widget.ts'

/** As many as stand side by side on a wide screen; one row may be scrolled sideways on narrow ones. */
const oneRow = 4

/** Products that the merchant has chosen. */
export function ProductsView({ list }: { list: ProductsWidget }) {
  const { title, text, more, isInRows, products } = list
  const isOneRow = products.length <= oneRow
  return (
    <TitledSection title={title} text={text} more={more}>
      <ProductGrid shape={isOneRow ? 'row' : isInRows ? 'rows' : 'grid'} products={products} />
    </TitledSection>
  )
}
