import { memo, useContext } from 'react'

import { salesData } from '#app/catalogue/sales/sales-item.ts'
import { useZipDelivery } from '#app/catalogue/stock/zip-delivery-context.ts'
import { useImageServer } from '#app/images/image-host.tsx'

import { CardActionContext } from './card-action-context.ts'
import type { ProductCard } from './product-card.ts'
import styles from './product-tile.module.css'
import { TileContent } from './tile-content.tsx'
import { TileHtmlContext } from './tile-html-context.ts'
import { useCardColors } from './use-card-colors.ts'

interface ProductTileProps {
  product: ProductCard
  /** `early` for the first row of a page. */
  priority?: 'early' | 'late'
}

/** A product in a list: picture, a second picture on hover, badges, brand, name, price, stock. */
export const ProductTile = memo(function ProductTile({
  product: listed,
  priority = 'late',
}: ProductTileProps) {
  const renderAction = useContext(CardActionContext)
  const toHtml = useContext(TileHtmlContext)
  const imageServer = useImageServer()
  const zipDelivery = useZipDelivery()
  const { shown, prepare, choose } = useCardColors(listed)
  const product = { ...shown, swatches: listed.swatches }
  const html = toHtml?.({ product, priority, imageServer, zipDelivery })
  return (
    <article className={styles.tile} data-alias={product.alias} {...salesData(product.sales)}>
      {html ? (
        <div className={styles.content} dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <div className={styles.content}>
          <TileContent product={product} priority={priority} onIntent={prepare} onChoose={choose} />
        </div>
      )}
      {/* A related product without skus has no id. */}
      {product.id > 0 ? renderAction?.(product) : null}
    </article>
  )
})
