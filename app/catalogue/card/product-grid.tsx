import { classNames } from '#app/ui/class-names.ts'

import { cardAnchor, type ProductCard } from './product-card.ts'
import styles from './product-grid.module.css'
import { ProductTile } from './product-tile.tsx'

interface ProductGridProps {
  products: readonly ProductCard[]
  /**
   * `row` scrolls sideways on narrow screens; `grid` goes on downwards, and `rows` with full rows only
   * where three stand side by side: they were counted in fours.
   */
  shape?: 'grid' | 'row' | 'rows'
  /** Cards whose pictures are on the first screen. */
  early?: number
  /** The page's one list of products: each of them can be returned to by its id. */
  isMain?: boolean
}

/** Products side by side. */
export function ProductGrid({
  products,
  shape = 'grid',
  early = 0,
  isMain = false,
}: ProductGridProps) {
  return (
    <ul className={classNames(styles[shape], shape === 'rows' && styles.grid)}>
      {products.map((product, index) => (
        <li key={product.id} id={isMain ? cardAnchor(product.id) : undefined}>
          <ProductTile product={product} priority={index < early ? 'early' : 'late'} />
        </li>
      ))}
    </ul>
  )
}
