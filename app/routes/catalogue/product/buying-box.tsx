import { Link, useFetcher } from '@remix-run/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ColorPicker } from '#app/catalogue/product/color-picker.tsx'
import { PriceTag } from '#app/catalogue/price/price-tag.tsx'
import { onlySku, skuNamed, type Product } from '#app/catalogue/product/product.ts'
import { RatingStars } from '#app/catalogue/review/rating-stars.tsx'
import { SizePicker } from '#app/catalogue/product/size-picker.tsx'
import { StockLine } from '#app/catalogue/stock/stock-line.tsx'
import { FavoriteButton } from '#app/favorites/favorite-button.tsx'
import { useOpenCartPanel } from '#app/cart/cart-panel-control.ts'
import { RichTextView } from '#app/rich-text/rich-text-view.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { QuantityStepper } from '#app/ui/form/quantity-stepper.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'

import type { BuyError, BuyRefusal, BuyResult } from './buy-result.ts'
import styles from './buying-box.module.css'
import { SameSizeButtons } from './same-size-buttons.tsx'
import { SoldOutNotice } from './sold-out-notice.tsx'

interface BuyingBoxProps {
  product: Product
  /** Name of the size that was chosen, maybe in another colour. */
  size: string | null
  onChooseSize: (name: string) => void
  payment: 'se' | 'other'
  cartPath: string
  /** Answer to a post without scripts; with scripts the answer comes to the form itself. */
  outcome: BuyResult | null
}

/** Name, price, choices, and the one button that the page is about. */
export function BuyingBox({
  product,
  size,
  onChooseSize,
  payment,
  cartPath,
  outcome: posted,
}: BuyingBoxProps) {
  const { t } = useTranslation('catalogue')
  const fetcher = useFetcher<{ outcome: BuyResult }>()
  const outcome = fetcher.data?.outcome ?? posted
  const openCart = useOpenCartPanel()
  const wasAdded = fetcher.state === 'idle' && fetcher.data?.outcome.ok === true
  // Each answer opens the cart once: on the page of another colour there is another way to open it.
  const opened = useRef<typeof fetcher.data>(undefined)
  useEffect(() => {
    if (!wasAdded || opened.current === fetcher.data) return
    opened.current = fetcher.data
    openCart?.()
  }, [wasAdded, fetcher.data, openCart])
  const isSoldOut = product.stock.status === 'outOfStock'
  const chosen = onlySku(product) ?? skuNamed(product, size)
  return (
    <div className={styles.box}>
      <div className={styles.name}>
        {product.brand.path ? (
          <Link className={styles.brand} to={product.brand.path}>
            {product.brand.name}
          </Link>
        ) : (
          <span className={styles.brand}>{product.brand.name}</span>
        )}
        <h1>{product.name}</h1>
        {product.rating ? (
          <a className={styles.stars} href="#reviews">
            <RatingStars score={product.rating.score} votes={product.rating.votes} size={18} />
          </a>
        ) : null}
        <div className={styles.heart}>
          <FavoriteButton id={product.id} name={product.name} size="large" />
        </div>
      </div>
      {product.price ? <PriceTag price={product.price} size="large" /> : null}
      <RichTextView text={product.texts.short} />
      {product.colors.length > 1 ? <ColorPicker colors={product.colors} /> : null}
      {isSoldOut ? (
        <SoldOutNotice product={product} />
      ) : (
        <fetcher.Form method="post" className={styles.form} noValidate>
          <BuyFields product={product} outcome={outcome} size={size} onChooseSize={onChooseSize} />
        </fetcher.Form>
      )}
      {outcome?.ok && fetcher.state === 'idle' ? (
        <Notice kind="good" role="status">
          <div className={styles.added}>
            <p>{t('product.added', { name: product.name })}</p>
            <Link to={cartPath}>{t('product.toCart')}</Link>
          </div>
        </Notice>
      ) : null}
      <ul className={styles.promises}>
        {/* What takes longer cannot be there within six days. */}
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
      <p className={styles.article}>{t('product.article', { number: product.articleNumber })}</p>
    </div>
  )
}

/** Whether all of these that can be bought leave soon. */
function isSoon(skus: Product['skus']): boolean {
  const sold = skus.filter(({ stock }) => stock.status !== 'outOfStock')
  return sold.length > 0 && sold.every(({ stock }) => stock.delivery === 'soon')
}

interface BuyFieldsProps extends Pick<BuyingBoxProps, 'product' | 'size' | 'onChooseSize'> {
  outcome: BuyResult | null
}

function BuyFields({ product, outcome, size, onChooseSize }: BuyFieldsProps) {
  const { t } = useTranslation('catalogue')
  const id = useId()
  const single = onlySku(product)
  const refused = outcome && !outcome.ok ? outcome : null
  const typed = typedIn(refused)
  const [skuId, setSkuId] = useState(() => typed?.sku ?? String(skuNamed(product, size)?.id ?? ''))
  const chosen = single ?? product.skus.find((sku) => String(sku.id) === skuId)
  // What was wrong with one size says nothing of the next one.
  const isMended = !single && chosen !== undefined && skuId !== typed?.sku
  const error = refused && !isMended ? errorIn(refused) : null
  const message = error ? t(`product.errors.${error.key}`, refused?.numbers) : undefined
  const choose = (id: string) => {
    setSkuId(id)
    onChooseSize(product.skus.find((sku) => String(sku.id) === id)?.name ?? '')
  }
  return (
    <>
      <WithScripts />
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
      <div className={styles.order}>
        {error && error.field !== 'sku' ? (
          <div className={styles.fault} role="alert">
            <FieldError id={`${id}fault`}>{message}</FieldError>
          </div>
        ) : null}
        <label htmlFor={`${id}quantity`}>
          <VisuallyHidden>{t('product.quantity')}</VisuallyHidden>
        </label>
        <QuantityStepper
          id={`${id}quantity`}
          name="quantity"
          defaultValue={Number(typed?.quantity) || 1}
          fewerLabel={t('product.fewer')}
          moreLabel={t('product.more')}
          aria-describedby={error?.field === 'quantity' ? `${id}fault` : undefined}
          aria-invalid={error?.field === 'quantity' || undefined}
        />
        <Button size="large">{t('product.buy')}</Button>
      </div>
      {single ? null : <SameSizeButtons colors={product.colors} />}
    </>
  )
}

/**
 * The form as it was sent, read without conform's `useForm`: the form is judged on the server alone, and
 * conform's part for the browser would add 12 kB to the scripts of every product page.
 */
function typedIn(refusal: BuyRefusal | null): { sku: string; quantity: string } | null {
  if (!refusal) return null
  const { sku, quantity } = refusal.result.initialValue ?? {}
  return { sku: String(sku ?? ''), quantity: String(quantity ?? '') }
}

/** The first error, and its field; empty for the form as a whole. */
function errorIn({ result }: BuyRefusal): { field: string; key: BuyError } | null {
  for (const field of ['sku', 'quantity', '']) {
    const key = result.error?.[field]?.[0]
    if (key) return { field, key: key as BuyError }
  }
  return null
}

/** Tells the action that the page can show the answer itself instead of going to the cart. */
function WithScripts() {
  const [isRunning, setRunning] = useState(false)
  useEffect(() => setRunning(true), [])
  return isRunning ? <input type="hidden" name="stay" value="1" /> : null
}
