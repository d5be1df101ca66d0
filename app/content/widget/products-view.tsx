import { ProductGrid } from '#app/catalogue/card/product-grid.tsx'

import { TitledSection } from './titled-section.tsx'
import type { ProductsWidget } from './widget.ts'

/** Products side by side on a wide screen; on narrow screens a single row scrolls sideways. */
const oneRow = 4

export function ProductsView({ list }: { list: ProductsWidget }) {
  const { title, text, more, isInRows, products } = list
  const isOneRow = products.length <= oneRow
  return (
    <TitledSection title={title} text={text} more={more}>
      <ProductGrid
        shape={isOneRow ? 'row' : isInRows ? 'rows' : 'grid'}
        products={products}
        title={title}
      />
    </TitledSection>
  )
}
