import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { coveringPayment, type Checkout, type PaymentOption } from '#app/checkout/checkout.ts'
import { isCredit } from '#app/checkout/payment/credit-verdict.ts'
import { numberCountryOf } from '#app/checkout/payment/number-country.ts'
import { PaymentMark } from '#app/checkout/payment/payment-mark.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CheckoutSection } from '#app/routes/checkout/form/checkout-section.tsx'
import styles from '../form/checkout-section.module.css'
import type { CheckoutFields } from '#app/routes/checkout/form/form-fields.ts'
import ui from '#app/ui/theme/primitives.module.css'

interface PaymentSectionProps extends CheckoutFields {
  checkout: Checkout
  /** Customer type of the buyer: only persons enter their identity number here, and are warned of credit. */
  buyerType: string
  /** Null where the law of the buyer's country demands none. */
  creditWarning: string | null
}

/** Credit comes last and is never preselected (Swedish payment services law, chapter 7 a), whatever the merchant's order. */
export function PaymentSection({
  checkout,
  fields,
  fieldProps,
  valueOf,
  buyerType,
  creditWarning,
}: PaymentSectionProps) {
  const { t } = useTranslation('checkout')
  const options = [...checkout.paymentOptions].sort((a, b) => creditRank(a) - creditRank(b))
  const selected = options.find(({ isSelected }) => isSelected)?.id
  const hasDelivery = checkout.shippingOptions.some(({ isSelected }) => isSelected)
  // Nothing is left to pay, so no choice, fee or number is asked for.
  const covering = coveringPayment(checkout)
  const [chosen, setChosen] = useState(selected)
  const asks = (type: string) => buyerType === 'PERSON' && isCredit(type)
  const optionsWithIdentity = options.filter(({ type }) => asks(type)).map(({ id }) => id)
  const country = numberCountryOf(checkout.countryCode)
  const personalIdHint = [
    t('details.personalIdHint'),
    ...(country ? [t(`details.personalIdFormat.${country}`)] : []),
  ].join(' ')
  const personalId = (
    <div className={styles.personFields}>
      <TextField
        {...fieldProps.input(fields.identityNumber)}
        label={t('details.personalId')}
        hint={personalIdHint}
        autoComplete="off"
      />
    </div>
  )
  /** Content below a payment option, by the kind of its provider. */
  const details: Record<PaymentOption['kind'], (option: PaymentOption) => ReactNode> = {
    ownForm: ({ type, creditExample }) => (
      <>
        {creditExample ? <span className={styles.example}>{creditExample}</span> : null}
        {asks(type) ? (
          <span className={styles.personFields}>{t('payment.asksPersonalId')}</span>
        ) : null}
      </>
    ),
    embedded: () => (
      <>
        {t('payment.embedded')}
        <noscript> {t('payment.needsScripts')}</noscript>
      </>
    ),
  }
  const below = optionsWithIdentity.find((id) => id === chosen) ?? optionsWithIdentity.at(-1)
  const typedNumber = valueOf('identityNumber')
  return (
    <CheckoutSection id="payment" title={t('payment.title')}>
      {buyerType !== 'PERSON' && typedNumber ? (
        // Typed before the choice of a company, and needed again when the shopper changes back.
        <input type="hidden" name={fields.identityNumber.name} value={typedNumber} />
      ) : null}
      {covering ? (
        <>
          <input type="hidden" name={fields.paymentId.name} value={covering.id} />
          <p>{t('payment.covered')}</p>
        </>
      ) : options.length > 0 ? (
        <>
          <RadioGroup
            key={options.map(({ id }) => id).join()}
            {...fieldProps.select(fields.paymentId)}
            legend={t('payment.choose')}
            defaultValue={selected}
            onChoose={setChosen}
            choices={options.map((option) => ({
              value: option.id,
              label: (
                <span className={styles.method}>
                  <PaymentMark name={option.type} />
                  {option.name}
                </span>
              ),
              aside: option.fee ?? t('payment.free'),
              isAsking: asks(option.type),
              detail: details[option.kind](option),
            }))}
            nested={below === undefined ? undefined : { below, content: personalId }}
          />
          {creditWarning && options.some((option) => creditRank(option) > 0) ? (
            <p className={classNames(ui.note, styles.personFields)}>{creditWarning}</p>
          ) : null}
        </>
      ) : (
        <p className={styles.noOptions}>{t(hasDelivery ? 'errors.failed' : 'payment.missing')}</p>
      )}
    </CheckoutSection>
  )
}

/** Direct payment, a form that offers both, credit. */
const creditRank = ({ type, kind }: PaymentOption) =>
  isCredit(type) ? 2 : Number(kind === 'embedded')
