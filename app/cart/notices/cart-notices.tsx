import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { CartActionForm } from '#app/cart/changes/cart-action-form.tsx'
import { ProductThumbnail } from '#app/images/product-thumbnail.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import type { LineError } from '#app/cart/lines/cart-lines.tsx'
import type { HiddenValues } from '#app/ui/form/hidden-fields.tsx'
import styles from './cart-notices.module.css'
import type { AddedItem, AddedPackage, CartNotice } from './cart-notice.ts'
import type { Cart, CartLine } from '#app/cart/cart.ts'
import type { UnavailableItems } from '#app/cart/last-seen/last-seen-cart.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

interface CartNoticesProps {
  cart: Cart
  notice: CartNotice | null
  /** Shown here when its line is not in the cart; otherwise the line shows it. */
  error: LineError | null
  action: string
}

/** Above the lines: what was added or removed, or why something could not be added. */
export function CartNotices({ cart, notice, error, action }: CartNoticesProps) {
  const { t } = useTranslation('cart')
  const shownErrors = [...cart.lines.map(({ id }) => id), ...cart.packages.map(({ key }) => key)]
  if (error && !shownErrors.includes(error.lineId)) {
    return <Notice kind="error">{error.message}</Notice>
  }
  switch (notice?.kind) {
    case 'added':
      return <AddedNotice cart={cart} item={notice} />
    case 'package-added':
      return <AddedPackageNotice cart={cart} item={notice} />
    case 'removed':
      return (
        <RemovedNotice
          key={notice.skuId}
          name={notice.name}
          action={action}
          intent="restore"
          values={{ sku: notice.skuId, quantity: notice.quantity }}
        />
      )
    case 'package-removed':
      return (
        <RemovedNotice
          key={notice.selection}
          name={notice.name || t('package.unnamed')}
          action={action}
          intent="restore-package"
          values={{
            package: notice.packageId,
            selection: notice.selection,
            quantity: notice.quantity,
          }}
        />
      )
    case 'code-removed':
      return <Notice role="status">{t('promo.removed', { code: notice.code })}</Notice>
    case 'shared':
      return (
        <Notice kind={notice.left > 0 ? 'info' : 'good'} role="status">
          {notice.added > 0 ? <p>{t('shared.added', { count: notice.added })}</p> : null}
          {notice.left > 0 ? <p>{t('shared.left', { count: notice.left })}</p> : null}
        </Notice>
      )
    case 'cookies-refused':
      return <Notice kind="error">{t('errors.cookiesRefused')}</Notice>
    case 'link-gone':
      return <Notice role="status">{t('shared.gone')}</Notice>
    case 'reordered':
      return (
        <Notice kind={notice.left.length > 0 ? 'info' : 'good'} role="status">
          {notice.added > 0 ? <p>{t('reordered.added', { count: notice.added })}</p> : null}
          {notice.left.length > 0 ? (
            <p>{t('reordered.left', { names: notice.left.join(', ') })}</p>
          ) : null}
        </Notice>
      )
    case undefined:
      return null
  }
}

/** Names what is no longer in the cart although the shopper did not remove it. */
export function UnavailableItemsNotice({ gone }: { gone: UnavailableItems | null }) {
  const { t } = useTranslation('cart')
  return gone ? (
    <Notice role="status">
      {gone.names.length > 0 ? (
        <p>{t(gone.isCartGone ? 'gone.cart' : 'gone.goods', { names: gone.names.join(', ') })}</p>
      ) : null}
      {gone.code ? <p>{t('gone.code', { code: gone.code })}</p> : null}
    </Notice>
  ) : null
}

export function RepricedNotice({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('cart')
  return names.length > 0 ? (
    <Notice role="status">{t('repriced', { names: names.join(', ') })}</Notice>
  ) : null
}

/** Picture, name, campaign, price and quantity (spec section 3, Cart added-notification). */
function AddedNotice({ cart, item }: { cart: Cart; item: AddedItem }) {
  const { t } = useTranslation('cart')
  const line = cart.lines.find(({ skuId, packageKey }) => skuId === item.skuId && !packageKey)
  if (!line) return null
  return (
    <AddedGoodsNotice picture={line.picture} name={nameOf(line)}>
      {line.campaigns.map((campaign) => (
        <p key={campaign} className={styles.campaign}>
          {campaign}
        </p>
      ))}
      {line.notSoldIn === null ? (
        <p className={ui.number}>
          {t('added.price', { quantity: item.quantity, price: line.unitPrice })}
        </p>
      ) : null}
    </AddedGoodsNotice>
  )
}

/** One package was added, whatever the number that the cart contains now. */
function AddedPackageNotice({ cart, item }: { cart: Cart; item: AddedPackage }) {
  const { t } = useTranslation('cart')
  const added = cart.packages.find(
    ({ id, selection }) => id === item.packageId && selection === item.selection,
  )
  if (!added) return null
  const [part] = cart.lines.filter(({ packageKey }) => packageKey === added.key)
  return (
    <AddedGoodsNotice picture={part?.picture ?? null} name={added.name || t('package.unnamed')}>
      {added.quantity === 1 && added.totalPrice ? (
        <p className={ui.number}>{t('added.price', { quantity: 1, price: added.totalPrice })}</p>
      ) : null}
    </AddedGoodsNotice>
  )
}

interface AddedGoodsNoticeProps {
  picture: string | null
  name: string
  /** Campaigns and price. */
  children: ReactNode
}

function AddedGoodsNotice({ picture, name, children }: AddedGoodsNoticeProps) {
  const { t } = useTranslation('cart')
  return (
    <div className={styles.added} role="status">
      {picture ? <ProductThumbnail file={picture} sizes="4rem" widest={300} /> : null}
      <div className={classNames(ui.stack1, styles.description)}>
        <p className={styles.title}>{t('added.title')}</p>
        <p>{name}</p>
        {children}
      </div>
    </div>
  )
}

const nameOf = ({ name, variant }: CartLine) => (variant ? `${name}, ${variant}` : name)

interface RemovedNoticeProps {
  name: string
  action: string
  intent: 'restore' | 'restore-package'
  /** What puts it back. */
  values: HiddenValues
}

function RemovedNotice({ name, ...form }: RemovedNoticeProps) {
  const { t } = useTranslation('cart')
  const button = useRef<HTMLButtonElement>(null)
  // The pressed button is gone with its line; the next Tab must not begin at the top of the page.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Notice>
      <div className={classNames(ui.row4, styles.removed)}>
        <p role="status">{t('line.removed', { name })}</p>
        <CartActionForm {...form}>
          <button
            ref={button}
            className={classNames(ui.fold, styles.undo)}
            aria-label={t('line.restoreName', { name })}
          >
            {t('line.restore')}
          </button>
        </CartActionForm>
      </div>
    </Notice>
  )
}
