import { useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import type { Draft, OrderField } from '#app/checkout/draft/checkout-form.ts'
import {
  addressIntent,
  chosenAddress,
  type AddressPart,
  type AddressValues,
  type UsedAddress,
} from '#app/checkout/used-addresses/used-address.ts'

import { fillFields } from '#app/ui/form/fill-control.ts'
import type { CheckoutFields } from '#app/routes/checkout/form/form-fields.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'
import styles from './used-addresses.module.css'

export interface UsedAddressesProps {
  addresses: readonly UsedAddress[]
  /** Country of all of them: those of another country are never shown with it. */
  country: string
  onFilled: () => void
}

/** Fill in an address used before: by scripts in the page, so that it replaces nothing that is typed after it. */
export function UsedAddresses({
  part,
  addresses,
  onFilled,
  valueOf,
}: Omit<UsedAddressesProps, 'country'> & Pick<CheckoutFields, 'valueOf'> & { part: AddressPart }) {
  const { t } = useTranslation('checkout')
  const [filled, setFilled] = useState('')
  // A later load without the addresses, because the merchant was slow, does not remove them.
  const [known, setKnown] = useState(addresses)
  if (addresses.length > 0 && addresses !== known) setKnown(addresses)
  const isNew = known.some(({ values }) => !isIn(chosenAddress(part, values), valueOf))
  // Once shown it stays: a list that a choice removed would take the focus with it.
  const [isOffered, setOffered] = useState(isNew)
  if (isNew && !isOffered) setOffered(true)
  if (!isOffered) return null
  const choose = (event: MouseEvent<HTMLButtonElement>, values: AddressValues) => {
    const { form } = event.currentTarget
    if (!form) return
    event.preventDefault()
    fillFields(form, chosenAddress(part, values) as Record<string, string>)
    setFilled(t('addresses.filled', { street: values.addressLine1 }))
    onFilled()
  }
  return (
    <details className={styles.addresses}>
      <summary className={ui.fold}>{t('addresses.title')}</summary>
      <ul aria-label={t('addresses.title')}>
        {known.map(({ key, values }) => (
          <li key={key}>
            <button
              name="intent"
              value={addressIntent(part, key)}
              className={styles.choice}
              onClick={(event) => choose(event, values)}
            >
              <strong>{values.company || `${values.firstName} ${values.lastName}`}</strong>
              <span>{values.addressLine1}</span>
              <span>
                {values.zip} {values.city}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={classNames(ui.note, styles.status)}>
        {filled}
      </p>
    </details>
  )
}

const isIn = (address: Draft, valueOf: CheckoutFields['valueOf']): boolean =>
  Object.entries(address).every(([field, value]) => (valueOf(field as OrderField) ?? '') === value)
