import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { Checkout, PaymentOption } from '#app/checkout/checkout.ts'
import { isCredit } from '#app/checkout/credit-verdict.ts'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'

import { CheckoutSection } from './checkout-section.tsx'
import styles from './checkout-section.module.css'
import type { CheckoutFields } from './form-fields.ts'

interface PaymentSectionProps extends CheckoutFields {
  checkout: Checkout
  /** As whom the shopper buys: only persons are asked for a number of their own here. */
  buyerType: string
}

/**
 * Ways to pay, and under the chosen one what it needs to know. Credit comes last and is never chosen for
 * the shopper (Swedish payment services law, chapter 7 a), whatever the merchant's order is.
 */
export function PaymentSection({
  checkout,
  fields,
  fieldProps,
  valueOf,
  buyerType,
}: PaymentSectionProps) {
  const { t } = useTranslation('checkout')
  const options = [...checkout.paymentOptions].sort(
    (a, b) => Number(isCredit(a.type)) - Number(isCredit(b.type)),
  )
  const selected = options.find(({ isSelected }) => isSelected)?.id
  const [chosen, setChosen] = useState(selected)
  const asks = (type: string) => buyerType === 'PERSON' && isCredit(type)
  const asking = options.filter(({ type }) => asks(type)).map(({ id }) => id)
  const personalId = (
    <div className={styles.ofPerson}>
      <TextField
        {...fieldProps.input(fields.identityNumber)}
        label={t('details.personalId')}
        hint={t('details.personalIdHint')}
        autoComplete="off"
      />
    </div>
  )
  /** What stands under a way to pay, by whose form takes the order. */
  const details: Record<PaymentOption['kind'], (type: string) => ReactNode> = {
    ownForm: (type) =>
      asks(type) ? (
        <span className={styles.ofPerson}>{t('payment.asksPersonalId')}</span>
      ) : undefined,
  }
  const below = asking.find((id) => id === chosen) ?? asking.at(-1)
  const typedNumber = valueOf('identityNumber')
  return (
    <CheckoutSection id="payment" title={t('payment.title')}>
      {buyerType !== 'PERSON' && typedNumber ? (
        // Typed before they chose to buy for a company, and wanted again when they change their mind.
        <input type="hidden" name={fields.identityNumber.name} value={typedNumber} />
      ) : null}
      {options.length > 0 ? (
        <>
          <RadioGroup
            key={options.map(({ id }) => id).join()}
            {...fieldProps.select(fields.paymentId)}
            legend={t('payment.choose')}
            defaultValue={selected}
            onChoose={setChosen}
            choices={options.map(({ id, name, fee, type, kind }) => ({
              value: id,
              label: name,
              aside: fee ?? t('payment.free'),
              isAsking: asks(type),
              detail: details[kind](type),
            }))}
            nested={below === undefined ? undefined : { below, content: personalId }}
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
