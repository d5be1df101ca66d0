import { useTranslation } from 'react-i18next'

import type { Checkout } from '#app/checkout/checkout.ts'
import { isCredit } from '#app/checkout/credit-verdict.ts'
import { RadioGroup } from '#app/ui/radio-group.tsx'

import { CheckoutSection } from './checkout-section.tsx'
import styles from './checkout-section.module.css'
import type { CheckoutFields } from './form-fields.ts'

interface PaymentSectionProps {
  checkout: Checkout
  fields: CheckoutFields
}

/**
 * Ways to pay. What is credit comes after what is not and is never chosen for the shopper (Swedish
 * payment services law, chapter 7 a), whatever order the merchant tells them in.
 */
export function PaymentSection({ checkout, fields }: PaymentSectionProps) {
  const { t } = useTranslation('checkout')
  const payment = fields.control('paymentId')
  const options = [...checkout.paymentOptions].sort(
    (a, b) => Number(isCredit(a.type)) - Number(isCredit(b.type)),
  )
  return (
    <CheckoutSection id="payment" title={t('payment.title')}>
      {options.length > 0 ? (
        <>
          <RadioGroup
            key={options.map(({ id }) => id).join()}
            id={payment.id}
            name="paymentId"
            legend={t('payment.choose')}
            error={payment.error}
            defaultValue={options.find(({ isSelected }) => isSelected)?.id}
            choices={options.map(({ id, name, fee }) => ({
              value: id,
              label: name,
              aside: fee ?? t('payment.free'),
            }))}
          />
          {options.some(({ type }) => isCredit(type)) ? (
            <p className={styles.quiet}>{t('payment.credit')}</p>
          ) : null}
        </>
      ) : (
        <p className={styles.missing}>{t('payment.missing')}</p>
      )}
    </CheckoutSection>
  )
}
