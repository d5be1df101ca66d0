import { useTranslation } from 'react-i18next'

import { useRecordEvent } from '#app/analytics/use-record-event.ts'
import { ProductGrid } from '#app/catalogue/card/product-grid.tsx'
import { type RelatedRow, findBuyableSku, picturesFor } from '#app/catalogue/product/product.ts'
import type { ProductResult } from '#app/catalogue/product/product.server.ts'
import { useLiveStock } from '#app/catalogue/product/live-stock/use-live-stock.ts'
import { salesData } from '#app/catalogue/sales/sales-item.ts'
import { WidgetArea } from '#app/content/area/widget-area.tsx'
import type { Container } from '#app/content/widget/widget.ts'
import { Picture } from '#app/images/picture.tsx'
import { RichTextView } from '#app/rich-text/rich-text-view.tsx'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { BuyBar } from './buy/buy-bar.tsx'
import { BuyingBox, type BuyingBoxProps } from './buying-box.tsx'
import { DurabilityLabel } from './durability-label.tsx'
import { ProductGallery } from './gallery/product-gallery.tsx'
import type { ProductActionResult } from './product-action-result.ts'
import styles from './product-page.module.css'
import { useChosenSize } from './use-chosen-size.ts'
import { RecentProductsRow } from './recent-products-row.tsx'
import { ReviewPictures } from './reviews/review-pictures.tsx'
import { ReviewSection, type ReviewSectionProps } from './reviews/review-section.tsx'
import { SafetySection } from './safety-section.tsx'
import { SpecificationTable } from './specification-table.tsx'

interface ProductPageProps
  extends
    Pick<ProductResult, 'product' | 'chosenSize' | 'reviews' | 'related'>,
    Pick<BuyingBoxProps, 'payment' | 'notice' | 'email' | 'hasPriceAlerts' | 'confirmsAddresses'> {
  /** The merchant's widgets below the details. */
  widgets: readonly Container[]
  /** Result of a form that was sent without scripts. */
  posted: ProductActionResult
  reviewer: ReviewSectionProps['reviewer']
}

/** Gallery and buying box side by side; below them description, specification, reviews, related products. */
export function ProductPage({
  product: loaded,
  chosenSize,
  reviews,
  related,
  widgets,
  reviewer,
  ...offer
}: ProductPageProps) {
  const { t } = useTranslation('catalogue')
  const product = useLiveStock(loaded)
  const [size, chooseSize] = useChosenSize(product, chosenSize)
  const { texts, sales } = product
  useRecordEvent('product-detail:impression', product.id, sales && { product: sales })
  const pictures = picturesFor(product, findBuyableSku(product, size))
  const room = pictures.find((file) => product.views?.[file] === 'room')
  const family = related.find(({ relation }) => relation === 'family')
  const others = related.flatMap(({ relation, products }) =>
    relation === 'family' ? [] : [{ relation, products }],
  )
  return (
    <div className={ui.page4} {...salesData(product.sales)}>
      <Breadcrumbs label={t('list.breadcrumbs')} steps={product.breadcrumbs} />
      <div className={classNames(ui.stack6, styles.main)}>
        <ProductGallery key={product.id} product={product} pictures={pictures}>
          <ReviewPictures pictures={reviews.pictures} isGallery />
        </ProductGallery>
        <div id="buying-box" className={styles.buy} tabIndex={-1}>
          <BuyingBox
            key={product.id}
            product={product}
            size={size}
            onChooseSize={chooseSize}
            {...offer}
          />
        </div>
      </div>
      {family ? <FamilyRow {...family} /> : null}
      <div className={classNames(styles.details, room && styles.withRoom)}>
        {room ? (
          <Picture
            type="product"
            file={room}
            alt=""
            sizes="(min-width: 1440px) 640px, (min-width: 768px) 45vw, 1px"
            className={classNames(ui.cover, styles.room)}
          />
        ) : null}
        {texts.long.length > 0 ? (
          <section className={classNames(ui.stack4, ui.top)}>
            <h2>{t('product.description')}</h2>
            <RichTextView text={texts.long} />
          </section>
        ) : null}
        <section className={classNames(ui.stack4, ui.top, styles.specification)}>
          <h2>{t('product.specification')}</h2>
          <DurabilityLabel product={product} />
          <SpecificationTable product={product} />
        </section>
        {widgets.length > 0 || product.safetyContacts.length > 0 ? (
          <div className={classNames(ui.stack8, ui.top)}>
            {widgets.length > 0 ? <WidgetArea containers={widgets} isColumn isBelowFold /> : null}
            <SafetySection contacts={product.safetyContacts} />
          </div>
        ) : null}
      </div>
      <ReviewSection
        key={`reviews of ${product.id}`}
        reviews={reviews}
        reviewer={reviewer}
        hasColors={product.colors.length > 1}
        posted={offer.posted.review ?? null}
        wasPosted={offer.notice === 'reviewPosted'}
      />
      {others.map((row) => (
        <section key={row.relation} className={ui.section}>
          <h2>{t(`product.${row.relation}`)}</h2>
          <ProductGrid shape="row" products={row.products} />
        </section>
      ))}
      <RecentProductsRow key={`after ${loaded.id}`} product={loaded} />
      <BuyBar key={`bar of ${product.id}`} product={product} />
    </div>
  )
}

/** The same model in other forms, such as with more seats, close to the choice that it belongs to. */
function FamilyRow({ products }: Pick<RelatedRow, 'products'>) {
  const { t } = useTranslation('product')
  return (
    <section className={styles.related}>
      <h2>{t('family')}</h2>
      <ProductGrid shape="row" products={products} />
    </section>
  )
}
