import { useTranslation } from 'react-i18next'

import { useRecordEvent } from '#app/analytics/use-record-event.ts'
import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { ProductGrid } from '#app/catalogue/card/product-grid.tsx'
import { picturesFor, findBuyableSku, type Product } from '#app/catalogue/product/product.ts'
import { useLiveStock } from '#app/catalogue/product/live-stock/use-live-stock.ts'
import type { RelatedRow } from '#app/catalogue/product/related-row.ts'
import { salesData } from '#app/catalogue/sales/sales-item.ts'
import type { ProductReviews } from '#app/catalogue/review/review.ts'
import { WidgetArea } from '#app/content/area/widget-area.tsx'
import type { Container } from '#app/content/widget/widget.ts'
import { RichTextView } from '#app/rich-text/rich-text-view.tsx'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import type { BuyResult } from './buy/buy-result.ts'
import type { FormResult } from './small-form/form-result.ts'
import { BuyBar } from './buy/buy-bar.tsx'
import { BuyingBox } from './buying-box.tsx'
import type { PackageResult } from './buy/package-result.ts'
import { ProductGallery } from './gallery/product-gallery.tsx'
import styles from './product-page.module.css'
import type { SmallForm } from './small-form/use-small-form.ts'
import { useChosenSize } from './use-chosen-size.ts'
import { RecentProductsRow } from './recent-products-row.tsx'
import { ReviewSection } from './reviews/review-section.tsx'
import { SafetySection } from './safety-section.tsx'
import { SpecificationTable } from './specification-table.tsx'

interface ProductPageProps {
  product: Product
  /** Name of the size in the URL. */
  chosenSize: string | null
  reviews: ProductReviews
  related: readonly RelatedRow[]
  /** The merchant's widgets below the details. */
  widgets: readonly Container[]
  /** Key of the message about payment methods. */
  payment: 'se' | 'other'
  cartPath: string
  outcome: BuyResult | null
  packageResult: PackageResult | null
  /** Results of the other forms, where they were refused. */
  refused: Record<SmallForm, FormResult | null>
  notice: 'reviewPosted' | 'stockAlertRequested' | 'priceAlertRequested' | null
  reviewer: 'guest' | 'customer' | 'staff'
  /** Email address of a logged-in customer. */
  email: string | null
  /** The merchant mails shoppers when a price is lower. */
  hasPriceAlerts: boolean
  /** The merchant asks by mail before the second of its mails about products. */
  confirmsAddresses: boolean
}

/** Gallery and buying box side by side; below them description, specification, reviews, related products. */
export function ProductPage({
  product: loaded,
  chosenSize,
  reviews,
  related,
  widgets,
  payment,
  cartPath,
  outcome,
  packageResult,
  refused,
  notice,
  reviewer,
  email,
  hasPriceAlerts,
  confirmsAddresses,
}: ProductPageProps) {
  const { t } = useTranslation('catalogue')
  const product = useLiveStock(loaded)
  const [size, chooseSize] = useChosenSize(product, chosenSize)
  const { texts, sales } = product
  useRecordEvent('product-detail:impression', product.id, sales && { product: sales })
  const family = related.find(({ relation }) => relation === 'family')
  const others = related.flatMap(({ relation, products }) =>
    relation === 'family' ? [] : [{ relation, products }],
  )
  return (
    <div className={ui.page4} {...salesData(product.sales)}>
      <Breadcrumbs label={t('list.breadcrumbs')} steps={product.breadcrumbs} />
      <div className={classNames(ui.stack6, styles.main)}>
        <ProductGallery
          key={product.id}
          product={product}
          pictures={picturesFor(product, findBuyableSku(product, size))}
        />
        <div id="buying-box" className={styles.buy} tabIndex={-1}>
          <BuyingBox
            key={product.id}
            product={product}
            size={size}
            onChooseSize={chooseSize}
            payment={payment}
            alert={{
              email,
              confirmsAddresses,
              posted: refused.alert,
              wasRequested: notice === 'stockAlertRequested',
            }}
            priceAlert={
              hasPriceAlerts || refused.priceAlert
                ? {
                    email,
                    confirmsAddresses,
                    posted: refused.priceAlert,
                    wasRequested: notice === 'priceAlertRequested',
                  }
                : null
            }
            cartPath={cartPath}
            outcome={outcome}
            packageResult={packageResult}
          />
        </div>
      </div>
      {family ? <FamilyRow products={family.products} /> : null}
      <div className={styles.details}>
        {texts.long.length > 0 ? (
          <section className={classNames(ui.stack4, ui.top)}>
            <h2>{t('product.description')}</h2>
            <RichTextView text={texts.long} />
          </section>
        ) : null}
        <section className={classNames(ui.stack4, ui.top)}>
          <h2>{t('product.specification')}</h2>
          <SpecificationTable product={product} />
          <SafetySection contacts={product.safetyContacts} />
        </section>
      </div>
      {widgets.length > 0 ? (
        <div className={ui.section}>
          <WidgetArea containers={widgets} isColumn isBelowFold />
        </div>
      ) : null}
      <ReviewSection
        key={`reviews of ${product.id}`}
        reviews={reviews}
        reviewer={reviewer}
        hasColors={product.colors.length > 1}
        posted={refused.review}
        wasPosted={notice === 'reviewPosted'}
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
function FamilyRow({ products }: { products: readonly ProductCard[] }) {
  const { t } = useTranslation('product')
  return (
    <section className={styles.related}>
      <h2>{t('family')}</h2>
      <ProductGrid shape="row" products={products} />
    </section>
  )
}
