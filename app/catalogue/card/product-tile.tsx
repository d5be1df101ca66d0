import { memo, useContext } from 'react'
import { useTranslation } from 'react-i18next'

import { PriceTag } from '#app/catalogue/price/price-tag.tsx'
import { RatingStars } from '#app/catalogue/review/rating-stars.tsx'
import { StockLine } from '#app/catalogue/stock/stock-line.tsx'
import { PicturePlaceholder } from '#app/images/picture-placeholder.tsx'
import { Picture } from '#app/images/picture.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { UnbrokenText } from '#app/ui/display/unbroken-text.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { salesData } from '#app/catalogue/sales/sales-item.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { CampaignBadges } from './campaign-badges.tsx'
import { CardActionContext } from './card-action-context.ts'
import { cardPicture } from './card-picture.ts'
import type { ProductCard } from './product-card.ts'
import styles from './product-tile.module.css'
import { SwatchPicker } from './swatch-picker.tsx'
import { useCardColors } from './use-card-colors.ts'

interface ProductTileProps {
  product: ProductCard
  /** `early` for the first row of a page. */
  priority?: 'early' | 'late'
  /** Title of the list: the campaign of this name is not repeated on its cards. */
  listTitle?: string
}

/** A product in a list: picture, a second picture on hover, badges, brand, name, price, stock. */
export const ProductTile = memo(function ProductTile({
  product: listed,
  priority = 'late',
  listTitle,
}: ProductTileProps) {
  const { t } = useTranslation('catalogue')
  const renderAction = useContext(CardActionContext)
  const { shown, prepare, choose } = useCardColors(listed)
  const product = { ...shown, swatches: listed.swatches }
  const hasSwatches = product.swatches.length > 0
  const [front, second] = product.pictures
  const picture = { ...cardPicture, alt: '' }
  const choices = [
    !hasSwatches && product.colors > 1 && t('card.variants', { count: product.colors }),
    product.sizes > 1 && t('card.sizes', { count: product.sizes }),
  ].filter(Boolean)
  return (
    <article className={styles.tile} data-alias={product.alias} {...salesData(product.sales)}>
      <div className={styles.frame}>
        {front ? (
          <>
            <PicturePlaceholder color={colorOf(product)} />
            <Picture {...picture} file={front} priority={priority} className={styles.picture} />
          </>
        ) : (
          <span className={styles.noPicture}>
            <Icon name="sofa" size={32} />
          </span>
        )}
        {second ? (
          <Picture {...picture} file={second} narrowest={400} className={styles.secondPicture} />
        ) : null}
        {product.price?.reduction ? (
          <Badge kind="reduction" className={styles.percent}>
            {t('price.percent', { percent: product.price.reduction.percent })}
          </Badge>
        ) : null}
      </div>
      <div className={styles.description}>
        <span className={classNames(ui.twoLines, styles.brand)}>{product.brand}</span>
        <h3 className={styles.name}>
          <Link to={product.path} discover="none">
            <UnbrokenText text={product.name} />
          </Link>
        </h3>
        {product.rating ? (
          <RatingStars score={product.rating.score} votes={product.rating.votes} />
        ) : null}
      </div>
      <div className={styles.footer}>
        {product.price ? <PriceTag price={product.price} /> : null}
        <CampaignBadges
          names={product.badges.filter((name) => name !== listTitle)}
          className={classNames(ui.wrap1, styles.campaigns)}
        />
        {product.stock ? <StockLine stock={product.stock} /> : null}
        {hasSwatches ? (
          <SwatchPicker product={product} onIntent={prepare} onChoose={choose} />
        ) : null}
        {choices.length > 0 ? <span className={styles.choices}>{choices.join(' · ')}</span> : null}
      </div>
      {/* A related product without skus has no id. */}
      {product.id > 0 ? renderAction?.(product) : null}
    </article>
  )
})

const colorOf = ({ id, swatches }: ProductCard) => swatches.find((swatch) => swatch.id === id)?.hex
