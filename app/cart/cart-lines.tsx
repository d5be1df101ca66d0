import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { StockLine } from '#app/catalogue/stock/stock-line.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldError } from '#app/ui/form/field.tsx'
import { Picture } from '#app/images/picture.tsx'
import { QuantityStepper } from '#app/ui/form/quantity-stepper.tsx'

import { useCartChanges } from './cart-changes-provider.tsx'
import styles from './cart-lines.module.css'
import type { CartLine } from './cart.ts'

export interface LineError {
  lineId: string
  message: string
}

interface CartLinesProps {
  lines: readonly CartLine[]
  /** Path of the cart page, to which each line's form posts; null for read-only lines. */
  action: string | null
  error?: LineError | null
  /** Whether the cart is ordered: shows the promised delivery in place of stock and offers. */
  isBought?: boolean
  /** Promised delivery by line id. */
  deliveryPromises?: Readonly<Record<string, string>>
  /** Whether it is in the panel, which is narrower; the page may contain the same lines. */
  isInPanel?: boolean
}

/** The lines of a cart, each with its own forms. */
export function CartLines({
  lines,
  action,
  error,
  isBought = false,
  deliveryPromises = {},
  isInPanel = false,
}: CartLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li
          key={line.id}
          className={classNames(
            styles.line,
            action === null && styles.shown,
            action !== null && !isInPanel && styles.changed,
            line.notSoldIn !== null && styles.notSold,
          )}
        >
          <LinePicture line={line} />
          <LineDetails
            line={line}
            isBought={isBought}
            deliveryPromise={
              Object.hasOwn(deliveryPromises, line.id) ? deliveryPromises[line.id] : undefined
            }
          />
          {action ? (
            <LineForm
              line={line}
              action={action}
              id={`${isInPanel ? 'panel-' : ''}line-${line.id}`}
              error={error?.lineId === line.id ? error.message : undefined}
              canSave={!isInPanel}
            />
          ) : (
            <span className={styles.count}>× {line.quantity}</span>
          )}
          <strong className={styles.total}>{line.totalPrice}</strong>
        </li>
      ))}
    </ul>
  )
}

function LinePicture({ line }: { line: CartLine }) {
  return (
    <div className={styles.picture}>
      {line.picture ? (
        <Picture type="product" file={line.picture} alt="" sizes="7rem" widest={300} />
      ) : null}
    </div>
  )
}

interface LineDetailsProps {
  line: CartLine
  isBought: boolean
  deliveryPromise: string | undefined
}

function LineDetails({ line, isBought, deliveryPromise }: LineDetailsProps) {
  const { t } = useTranslation('cart')
  return (
    <div className={styles.description}>
      <p className={styles.brand}>{line.brand}</p>
      <p className={styles.name}>
        {line.path ? <Link to={line.path}>{line.name}</Link> : line.name}
      </p>
      {line.variant ? <p>{t('line.variant', { variant: line.variant })}</p> : null}
      {line.quantity > 1 && line.notSoldIn === null ? (
        <p>{t(line.isUnitRounded ? 'line.eachAbout' : 'line.each', { price: line.unitPrice })}</p>
      ) : null}
      {line.prior && !isBought ? <p>{t('line.prior', { price: line.prior })}</p> : null}
      {line.withoutOffer && !isBought ? (
        <p>{t('line.withoutOffer', { price: line.withoutOffer })}</p>
      ) : null}
      {line.campaigns.map((campaign) => (
        <p key={campaign} className={styles.campaign}>
          {campaign}
        </p>
      ))}
      {line.nextTier && !isBought ? (
        <p className={styles.campaign}>
          {t('line.nextTier', {
            count: line.nextTier.missing,
            percent: line.nextTier.percent,
          })}
        </p>
      ) : null}
      {isBought ? deliveryPromise && <p>{deliveryPromise}</p> : <LineStock line={line} />}
    </div>
  )
}

function LineStock({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart')
  if (line.notSoldIn !== null) {
    return <p className={styles.shortage}>{t('line.notSoldIn', { country: line.notSoldIn })}</p>
  }
  if (line.quantity <= line.available)
    return <StockLine stock={line.stock} dates={line.dates} withDelivery />
  return (
    <p className={styles.shortage}>
      {line.available > 0 ? t('line.shortage', { stock: line.available }) : t('line.soldOut')}
    </p>
  )
}

interface LineFormProps {
  id: string
  line: CartLine
  action: string
  error: string | undefined
  /** Whether the line can be saved for later: where the list of saved ones is shown. */
  canSave: boolean
}

function LineForm({ id, line, action, error, canSave }: LineFormProps) {
  const { t } = useTranslation('cart')
  const changes = useCartChanges()
  const { name } = line
  const quantity = changes?.wantedOf(line.id) ?? line.quantity
  const send = { method: 'post', action, onSubmit: changes?.onSubmit } as const
  return (
    <div className={styles.form}>
      {line.notSoldIn === null ? (
        <Form {...send} preventScrollReset className={styles.quantity}>
          <input type="hidden" name="intent" value="change" />
          <input type="hidden" name="line" value={line.id} />
          {/* First in the form, so that Enter in the field submits the typed quantity. */}
          <Button kind="quiet" size="small" className={styles.update}>
            {t('line.update')}
          </Button>
          <QuantityStepper
            id={id}
            name="quantity"
            stepName="step"
            aria-label={t('line.quantity', { name })}
            defaultValue={quantity}
            max={Math.max(line.available, line.quantity)}
            fewerLabel={t('line.fewer', { name })}
            moreLabel={t('line.more', { name })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
        </Form>
      ) : null}
      {error ? (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
      <Form {...send} preventScrollReset>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="line" value={line.id} />
        <input type="hidden" name="sku" value={line.skuId} />
        <input type="hidden" name="quantity" value={quantity} />
        <input type="hidden" name="name" value={name} />
        <button className={styles.remove} aria-label={t('line.removeName', { name })}>
          {t('line.remove')}
        </button>
      </Form>
      {canSave && line.product ? (
        <Form {...send} preventScrollReset>
          <input type="hidden" name="intent" value="save-later" />
          <input type="hidden" name="line" value={line.id} />
          <input type="hidden" name="product" value={line.product.id} />
          <input type="hidden" name="sku" value={line.skuId} />
          <input type="hidden" name="quantity" value={quantity} />
          <button className={styles.remove} aria-label={t('saved.saveName', { name })}>
            {t('saved.save')}
          </button>
        </Form>
      ) : null}
    </div>
  )
}
