import { useTranslation } from 'react-i18next'

import type { Checkout } from '#app/checkout/checkout.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

import { CheckoutSection } from './checkout-section.tsx'
import styles from './checkout-section.module.css'
import type { CheckoutFields } from './form-fields.ts'
import { useToldValue } from './use-told-value.ts'

interface DeliverySectionProps {
  checkout: Checkout
  fields: CheckoutFields
  /** Whether the options are those for the postal code that stands there. */
  isAsked: boolean
}

/** Where to, and how. */
export function DeliverySection({ checkout, fields, isAsked }: DeliverySectionProps) {
  const { t } = useTranslation('checkout')
  const options = checkout.shippingOptions
  const shipping = fields.control('shippingId')
  useToldValue(fields.idOf('country'), checkout.draft.country)
  return (
    <CheckoutSection id="delivery" title={t('delivery.title')}>
      <div className={styles.row}>
        {checkout.countries.length > 1 ? (
          <SelectField
            {...fields.control('country')}
            label={t('delivery.country')}
            autoComplete="country"
          >
            {checkout.countries.map(({ alias, name }) => (
              <option key={alias} value={alias}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : (
          <input type="hidden" name="country" value={checkout.countries[0]?.alias} />
        )}
        <TextField
          {...fields.control('zip')}
          label={t('delivery.zip')}
          autoComplete="postal-code"
          maxLength={12}
        />
      </div>
      <Button name="intent" value="update" kind="secondary" size="small" className={styles.narrow}>
        {t('delivery.show')}
      </Button>
      {options.length > 0 ? (
        <RadioGroup
          key={options.map(({ id }) => id).join()}
          id={shipping.id}
          name="shippingId"
          legend={t('delivery.choose')}
          error={shipping.error}
          defaultValue={options.find(({ isSelected }) => isSelected)?.id ?? options[0]?.id}
          choices={options.map(({ id, name, fee }) => ({
            value: id,
            label: name,
            aside: fee ?? t('delivery.free'),
          }))}
        />
      ) : (
        <p className={classNames(styles.missing, styles.kept)} role="status">
          {checkout.draft.zip && isAsked ? (
            // To be seen at the field.
            <VisuallyHidden>{t('delivery.none')}</VisuallyHidden>
          ) : (
            t('delivery.missing')
          )}
        </p>
      )}
    </CheckoutSection>
  )
}
