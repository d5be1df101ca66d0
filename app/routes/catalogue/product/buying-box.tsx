import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CampaignBadges } from '#app/catalogue/card/campaign-badges.tsx'
import { ColorPicker } from '#app/catalogue/product/variants/color-picker.tsx'
import { TierPriceTable } from '#app/catalogue/price/tier-price-table.tsx'
import { PriceTag } from '#app/catalogue/price/price-tag.tsx'
import { onlySku, findBuyableSku, type Product } from '#app/catalogue/product/product.ts'
import { RatingStars } from '#app/catalogue/review/rating-stars.tsx'
import { SizePicker } from '#app/catalogue/product/variants/size-picker.tsx'
import { StockLine } from '#app/catalogue/stock/stock-line.tsx'
import { CompareButton } from '#app/compare/compare-button.tsx'
import { FavoriteButton } from '#app/favorites/favorite-button.tsx'
import { ZipSection } from '#app/checkout/delivery/zip-section.tsx'
import type { AddedPackage } from '#app/cart/notices/cart-notice.ts'
import { useOpenCartPanel } from '#app/cart/panel/cart-panel-control.ts'
import { RichTextView } from '#app/rich-text/rich-text-view.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { UnbrokenText } from '#app/ui/display/unbroken-text.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { QuantityStepper } from '#app/ui/form/quantity-stepper.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'

import { buyFormId, buyRowId } from './buy/buy-bar.tsx'
import type { BuyError, BuyRefusal, BuyResult } from './buy/buy-result.ts'
import styles from './buying-box.module.css'
import { PackageForm } from './buy/package-form.tsx'
import type { ProductActionResult } from './product-action-result.ts'
import type { ProductNotice } from './small-form/small-form.ts'
import { AlertForm } from './alerts/alert-form.tsx'
import { PriceHistory } from './price-history.tsx'
import { SameSizeButtons } from './same-size-buttons.tsx'
import { SoldOutNotice } from './buy/sold-out-notice.tsx'
import { useFormTool } from '#app/web-mcp/use-form-tool.ts'
import { sendOnce } from '#app/ui/form/send-once.ts'
import { NoRedirectField } from '#app/ui/form/hidden-fields.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

export interface BuyingBoxProps {
  product: Product
  /** Name of the chosen size, possibly chosen in another colour. */
  size: string | null
  onChooseSize: (name: string) => void
  /** Key of the message about payment methods. */
  payment: 'se' | 'other'
  notice: ProductNotice | null
  /** Email address of a logged-in customer. */
  email: string | null
  /** The merchant mails shoppers when a price is lower. */
  hasPriceAlerts: boolean
  /** The merchant asks by mail before the second of its mails about products. */
  confirmsAddresses: boolean
  /** Result of a post without scripts; with scripts the fetcher has the result. */
  posted: ProductActionResult
}

export function BuyingBox({
  product,
  size,
  onChooseSize,
  payment,
  notice,
  hasPriceAlerts,
  posted,
  ...alert
}: BuyingBoxProps) {
  const { t } = useTranslation('catalogue')
  const cartPath = href(useUrlScope(), 'cart')
  const fetcher = useFetcher<{ outcome: BuyResult }>()
  const { state, data: response } = fetcher
  const outcome = response?.outcome ?? posted.outcome ?? null
  const postedPriceAlert = posted['price-alert'] ?? null
  const openCart = useOpenCartPanel()
  const tool = useFormTool({ name: 'add_to_cart', description: t('tools.buy'), isForCart: true })
  // Each response opens the cart once, although `openCart` changes on the page of another colour.
  const opened = useRef<typeof response>(undefined)
  useEffect(() => {
    if (state !== 'idle' || !response?.outcome.ok || opened.current === response) return
    opened.current = response
    const { skuId, quantity } = response.outcome
    openCart?.({ kind: 'added', skuId, quantity })
  }, [state, response, openCart])
  useEffect(() => {
    if (!response || response.outcome.ok) return
    // The form may have been submitted from the bar at the lower edge, far below the error.
    const invalid = document.getElementById(buyFormId)?.querySelector('[aria-invalid]')
    const control = invalid?.matches('input') ? invalid : invalid?.querySelector('input:enabled')
    if (control instanceof HTMLElement) control.focus()
  }, [response])
  const onPackageAdded = useCallback((added: AddedPackage) => openCart?.(added), [openCart])
  const isSoldOut = product.stock.status === 'outOfStock'
  const soldOutSkus = product.skus.filter(({ stock }) => stock.status === 'outOfStock')
  const chosen = onlySku(product) ?? findBuyableSku(product, size)
  return (
    <div className={ui.stack5}>
      <div className={styles.name}>
        {product.brand.path ? (
          <Link className={classNames(ui.plain, styles.brand)} to={product.brand.path}>
            {product.brand.name}
          </Link>
        ) : (
          <span className={styles.brand}>{product.brand.name}</span>
        )}
        <h1>
          <UnbrokenText text={product.name} />
        </h1>
        {product.rating ? (
          <a className={classNames(ui.plain, styles.stars)} href="#reviews">
            <RatingStars score={product.rating.score} votes={product.rating.votes} size={18} />
          </a>
        ) : null}
        <div className={styles.favorite}>
          <FavoriteButton id={product.id} name={product.name} size="large" />
        </div>
      </div>
      <div className={classNames(ui.stack2, ui.start, styles.price)}>
        {product.price && !product.productPackage ? (
          <PriceTag price={product.price} size="large" />
        ) : null}
        <CampaignBadges names={product.badges} className={ui.wrap1} />
        <TierPriceTable tiers={product.tierPrices} />
        <PriceHistory steps={product.priceHistory} />
        {/* Sold out, the form for mails about stock comes first and is enough. */}
        {(hasPriceAlerts || postedPriceAlert) &&
        product.price &&
        !product.productPackage &&
        !isSoldOut ? (
          <AlertForm
            {...alert}
            subject={{ intent: 'price-alert', productId: product.id, price: product.price }}
            isFolded
            posted={postedPriceAlert}
            wasRequested={notice === 'priceAlertRequested'}
          />
        ) : null}
      </div>
      <RichTextView text={product.texts.short} />
      {product.colors.length > 1 ? <ColorPicker colors={product.colors} /> : null}
      {isSoldOut ? (
        <SoldOutNotice product={product} />
      ) : product.productPackage ? (
        <PackageForm
          productPackage={product.productPackage}
          isVatIncluded={product.price?.isVatIncluded ?? true}
          posted={posted.package ?? null}
          onAdded={onPackageAdded}
        />
      ) : (
        <fetcher.Form
          {...tool}
          id={buyFormId}
          method="post"
          className={ui.stack5}
          onSubmit={sendOnce(state)}
          noValidate
        >
          <BuyFields product={product} outcome={outcome} size={size} onChooseSize={onChooseSize} />
        </fetcher.Form>
      )}
      {isSoldOut ? null : <ZipSection />}
      {/* Without cookies the cart is empty, as its panel says. */}
      {response?.outcome.ok && state === 'idle' && navigator.cookieEnabled ? (
        <Notice kind="good">
          <div className={classNames(ui.stack3, ui.start)}>
            <p>{t('product.added', { name: product.name })}</p>
            <Link to={cartPath}>{t('product.toCart')}</Link>
          </div>
        </Notice>
      ) : null}
      {product.productPackage ? null : (
        <AlertForm
          {...alert}
          subject={{ intent: 'stock-alert', skus: soldOutSkus }}
          isFolded={!isSoldOut}
          posted={posted['stock-alert'] ?? null}
          wasRequested={notice === 'stockAlertRequested'}
        />
      )}
      <CompareButton id={product.id} name={product.name} hasLabel />
      <ul className={classNames(ui.stack3, styles.promises)}>
        {/* Products with longer delivery times do not arrive within six days. */}
        {isSoon(chosen ? [chosen] : product.skus) ? (
          <li>
            <Icon name="truck" />
            {t('product.promises.delivery')}
          </li>
        ) : null}
        <li>
          <Icon name="tag" />
          {t('product.promises.price')}
        </li>
        <li>
          <Icon name="shield" />
          {t(`product.promises.payment.${payment}`)}
        </li>
      </ul>
      {product.articleNumber && (
        <p className={ui.note}>{t('product.article', { number: product.articleNumber })}</p>
      )}
    </div>
  )
}

function isSoon(skus: Product['skus']): boolean {
  const buyable = skus.filter(({ stock }) => stock.status !== 'outOfStock')
  return buyable.length > 0 && buyable.every(({ stock }) => stock.delivery === 'soon')
}

interface BuyFieldsProps extends Pick<BuyingBoxProps, 'product' | 'size' | 'onChooseSize'> {
  outcome: BuyResult | null
}

function BuyFields({ product, outcome, size, onChooseSize }: BuyFieldsProps) {
  const { t } = useTranslation('catalogue')
  const id = useId()
  const single = onlySku(product)
  const refused = outcome && !outcome.ok ? outcome : null
  const submitted = submittedValues(refused)
  const [skuId, setSkuId] = useState(
    () => submitted?.sku ?? String(findBuyableSku(product, size)?.id ?? ''),
  )
  const chosen = single ?? product.skus.find((sku) => String(sku.id) === skuId)
  // An error about one size does not apply to another.
  const isOtherSize = !single && chosen !== undefined && skuId !== submitted?.sku
  const error = refused && !isOtherSize ? firstError(refused) : null
  const message = error && refused ? t(`product.errors.${error.key}`, refused.numbers) : undefined
  const choose = (id: string) => {
    setSkuId(id)
    onChooseSize(product.skus.find((sku) => String(sku.id) === id)?.name ?? '')
  }
  return (
    <>
      <NoRedirectField />
      {single ? (
        <input type="hidden" name="sku" value={single.id} />
      ) : (
        <SizePicker
          id={`${id}size`}
          skus={product.skus}
          chosen={skuId}
          onChoose={choose}
          error={error?.field === 'sku' ? message : undefined}
        />
      )}
      <StockLine
        stock={chosen?.stock ?? product.stock}
        dates={chosen?.dates ?? product.dates}
        withDelivery
      />
      <div id={buyRowId} className={classNames(ui.wrap3, styles.buyRow)}>
        {error && error.field !== 'sku' ? (
          <div className={styles.error} role="alert">
            <FieldError id={`${id}error`}>{message}</FieldError>
          </div>
        ) : null}
        <label htmlFor={`${id}quantity`}>
          <VisuallyHidden>{t('product.quantity')}</VisuallyHidden>
        </label>
        <QuantityStepper
          id={`${id}quantity`}
          name="quantity"
          defaultValue={Number(submitted?.quantity) || 1}
          fewerLabel={t('product.fewer')}
          moreLabel={t('product.more')}
          aria-describedby={error?.field === 'quantity' ? `${id}error` : undefined}
          aria-invalid={error?.field === 'quantity' || undefined}
        />
        <Button size="large">{t('product.buy')}</Button>
      </div>
      {single ? null : <SameSizeButtons colors={product.colors} />}
    </>
  )
}

/** Without conform's `useForm`: only the server validates this form, and 12 kB would be added to every product page. */
function submittedValues(refusal: BuyRefusal | null): { sku: string; quantity: string } | null {
  if (!refusal) return null
  const { sku, quantity } = refusal.result.initialValue ?? {}
  return { sku: String(sku ?? ''), quantity: String(quantity ?? '') }
}

/** The first error with its field; the field is empty for an error of the whole form. */
function firstError({ result }: BuyRefusal): { field: string; key: BuyError } | null {
  for (const field of ['sku', 'quantity', '']) {
    const key = result.error?.[field]?.[0]
    if (key) return { field, key: key as BuyError }
  }
  return null
}
