import { classNames } from '#app/ui/class-names.ts'

import { cardAnchor, type ProductCard } from './product-card.ts'
import styles from './product-grid.module.css'
import { ProductTile } from './product-tile.tsx'

interface ProductGridProps {
  products: readonly ProductCard[]
  /** `row` scrolls on narrow screens; `grid` wraps; `rows` too, but hides an incomplete last row of three columns. */
  shape?: 'grid' | 'row' | 'rows'
  /** Number of cards on the first screen; their pictures load early. */
  early?: number
  /** Whether this is the page's main list, whose cards have an id (`cardAnchor`). */
  isMain?: boolean
  /** Title of the list, which its cards do not repeat as the name of their campaign. */
  title?: string
  /** Part of a list with pages; impressions have the product's place in the whole list. */
  part?: ListPart
}

/** Cards of a row that does not fill the width of a page. */
const mostOfFew = 3

interface ListPart {
  /** Place of the first product in the list, from 1. */
  from: number
  pageSize: number
}

export function ProductGrid({
  products,
  shape = 'grid',
  early = 0,
  isMain = false,
  title,
  part,
}: ProductGridProps) {
  return (
    <ul
      className={classNames(
        styles[shape],
        shape === 'rows' && styles.grid,
        shape === 'row' && products.length <= mostOfFew && styles.few,
      )}
      data-from={part?.from}
      data-page-size={part?.pageSize}
    >
      {products.map((product, index) => (
        <li key={product.id || product.alias} id={isMain ? cardAnchor(product.id) : undefined}>
          <ProductTile
            product={product}
            priority={index < early ? 'early' : 'late'}
            listTitle={title}
          />
        </li>
      ))}
    </ul>
  )
}
