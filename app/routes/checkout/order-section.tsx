import { useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { CartCosts } from '#app/cart/sums/cart-summary.tsx'
import { chosenPayment, type Checkout } from '#app/checkout/checkout.ts'
import { useServiceEmail } from '#app/market/service-email.tsx'
import { UnbrokenText } from '#app/ui/display/unbroken-text.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { CheckoutSection } from './form/checkout-section.tsx'
import styles from './form/checkout-section.module.css'
import type { CheckoutFields } from './form/form-fields.ts'
import { TermsSummary, type Terms } from './terms-summary.tsx'

interface OrderSectionProps extends CheckoutFields {
  checkout: Checkout
  /** Customer type of the buyer: only consumers have a right of withdrawal. */
  buyerType: string
  terms: Terms
  /** Whether the form of a payment provider follows, in place of the button. */
  isFormOpen: boolean
}

export function OrderSection({
  checkout,
  fields,
  fieldProps,
  buyerType,
  terms,
  isFormOpen,
}: OrderSectionProps) {
  const { t } = useTranslation('checkout')
  const { t: common } = useTranslation('common')
  const email = useServiceEmail()
  const { cart } = checkout
  const { summary } = cart
  // A payment provider may take a while; without feedback shoppers press again.
  const isOrdering = useNavigation().formData?.get('intent') === 'order'
  const hasForm = chosenPayment(checkout)?.kind === 'embedded'
  const isCovered = summary.balance !== null && summary.dueAmount === 0
  const next = hasForm ? 'order.nextForm' : isCovered ? 'order.nextCovered' : 'order.next'
  return (
    <CheckoutSection id="order" title={t('order.title')}>
      <TermsSummary terms={terms} isCompany={buyerType === 'ORGANIZATION'} />
      <Checkbox {...fieldProps.checkbox(fields.terms)} label={t('order.terms')} />
      {/* What is ordered stands at the button at every width. */}
      <ul className={classNames(ui.stack2, styles.goods)} aria-label={t('summary.title')}>
        {[...cart.packages, ...cart.lines.filter(({ packageKey }) => !packageKey)].map((row) => (
          <li key={'key' in row ? row.key : row.id}>
            <span>
              {row.quantity} × {row.name}
            </span>
            <span>{row.totalPrice}</span>
          </li>
        ))}
      </ul>
      <CartCosts cart={cart} />
      <p className={styles.total}>
        <span>{t('order.total')}</span>
        <span>{summary.due}</span>
      </p>
      {isFormOpen ? null : (
        <Button name="intent" value="order" size="large" wide aria-busy={isOrdering}>
          {t(isOrdering ? 'order.paying' : hasForm ? 'order.toForm' : 'order.pay')}
        </Button>
      )}
      <span role="status">
        {isOrdering ? <VisuallyHidden>{t('order.paying')}</VisuallyHidden> : null}
      </span>
      {isFormOpen ? null : <p className={ui.note}>{t(next)}</p>}
      <ul className={classNames(ui.stack2, ui.note, styles.assurance)}>
        <li className={styles.personFields}>
          <Icon name="shield" size={20} />
          {t('confirmation.next3')}
        </li>
        <li>
          <Icon name="info" size={20} />
          <span>
            {common('footer.contact')}: <a href={`mailto:${email}`}>{email}</a> ·{' '}
            <UnbrokenText text={common('footer.hours')} />
          </span>
        </li>
      </ul>
    </CheckoutSection>
  )
}
