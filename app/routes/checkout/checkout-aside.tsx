import { useTranslation } from 'react-i18next'

import { CartLines } from '#app/cart/lines/cart-lines.tsx'
import { promoMessage } from '#app/cart/changes/cart-message.ts'
import { CartSummary } from '#app/cart/sums/cart-summary.tsx'
import { countItems, hasShortage, hasUnsold } from '#app/cart/cart.ts'
import type { Checkout } from '#app/checkout/checkout.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './checkout-page.module.css'
import { formId } from './form/form-fields.ts'
import type { OrderFormState } from './form/order-form-state.ts'

interface CheckoutAsideProps {
  checkout: Checkout
  promo: OrderFormState['promo']
}

export function CheckoutAside({ checkout, promo }: CheckoutAsideProps) {
  const { t } = useTranslation('checkout')
  const scope = useUrlScope()
  const { cart } = checkout
  return (
    <aside
      id="summary"
      className={classNames(ui.stack5, ui.panel, styles.aside)}
      aria-labelledby="summary-title"
    >
      <div className={classNames(ui.wrap2, styles.asideHead)}>
        <h2 id="summary-title">{t('summary.title')}</h2>
        <Link to={href(scope, 'cart')}>{t('summary.edit')}</Link>
      </div>
      {hasShortage(cart) ? (
        <Notice>{t(hasUnsold(cart) ? 'errors.notSold' : 'errors.stock')}</Notice>
      ) : null}
      {/* Collapsed on narrow screens, by the style sheet, so that the form comes first. */}
      <details
        className={classNames(ui.onlyNarrow, styles.asideDetails)}
        open={promo ? true : undefined}
      >
        <summary>
          <span>{t('summary.show', { count: countItems(cart) })}</span>
          <strong>{cart.summary.due}</strong>
          <Icon name="chevron-down" size={20} className={ui.chevron} />
        </summary>
      </details>
      <div className={classNames(ui.stack5, styles.folded)}>
        <CartLines cart={cart} action={null} />
        <CodeFields
          code={cart.promoCode}
          saved={cart.summary.saved}
          typed={checkout.draft.code}
          promo={promo}
        />
        <CartSummary cart={cart} />
      </div>
    </aside>
  )
}

interface CodeFieldsProps {
  code: string | null
  /** Savings by the code, formatted. */
  saved: string | null
  typed: string | undefined
  promo: OrderFormState['promo']
}

/** The promo code, submitted with the checkout form so that its typed values are saved too. */
function CodeFields({ code, saved, typed, promo }: CodeFieldsProps) {
  const { t } = useTranslation('cart')
  if (code) {
    return (
      <div className={classNames(ui.stack3, styles.code)}>
        <p>
          {`${t('promo.active', { code })} ${saved ? t('promo.saved', { amount: saved }) : ''}`}
        </p>
        <button
          form={formId}
          name="intent"
          value="remove-code"
          className={classNames(ui.fold, ui.note)}
        >
          {t('promo.remove')}
        </button>
      </div>
    )
  }
  return (
    <details open={promo || typed ? true : undefined}>
      <summary className={ui.fold}>{t('promo.title')}</summary>
      <div className={classNames(ui.stack3, styles.code)}>
        <TextField
          id="promo-code"
          form={formId}
          name="code"
          label={t('promo.label')}
          error={promo ? t(promoMessage[promo.reason]) : undefined}
          defaultValue={promo?.typed ?? typed}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
        />
        <Button form={formId} name="intent" value="promo" kind="secondary">
          {t('promo.apply')}
        </Button>
      </div>
    </details>
  )
}
