import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { pickupPointName } from '#app/checkout/draft/checkout-form.ts'
import type { Checkout, ShippingOption } from '#app/checkout/checkout.ts'
import { Button } from '#app/ui/button/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'

import { CheckoutSection } from '#app/routes/checkout/form/checkout-section.tsx'
import styles from '../form/checkout-section.module.css'
import { DeliveryWidget, type DeliveryWidgetProps } from './delivery-widget.tsx'
import type { CheckoutFields } from '#app/routes/checkout/form/form-fields.ts'
import ui from '#app/ui/theme/primitives.module.css'

interface DeliverySectionProps extends CheckoutFields {
  checkout: Checkout
  /** Whether the options are those of the postal code in the field. */
  isZipCurrent: boolean
  widget: Pick<DeliveryWidgetProps, 'script' | 'isSaving' | 'onChoose'>
}

export function DeliverySection({
  checkout,
  fields,
  fieldProps,
  isZipCurrent,
  widget,
}: DeliverySectionProps) {
  const { t } = useTranslation('checkout')
  const options = checkout.shippingOptions
  useServerValue(fields.country.id, checkout.draft.country)
  return (
    <CheckoutSection id="delivery" title={t('delivery.title')}>
      <div className={classNames(ui.stack5, styles.row)}>
        {checkout.countries.length > 1 ? (
          <SelectField
            {...fieldProps.select(fields.country)}
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
          <input type="hidden" name={fields.country.name} value={checkout.countries[0]?.alias} />
        )}
        <TextField
          {...fieldProps.input(fields.zip)}
          label={t('delivery.zip')}
          autoComplete="postal-code"
          maxLength={12}
        />
      </div>
      <Button name="intent" value="update" kind="secondary" size="small" className={styles.narrow}>
        {t('delivery.show')}
      </Button>
      {options.length > 0 ? (
        <DeliveryWidget
          {...widget}
          checkout={checkout}
          id={fields.shippingId.id}
          error={fieldProps.select(fields.shippingId).error}
        >
          <RadioGroup
            key={options.map(({ id }) => id).join()}
            {...fieldProps.select(fields.shippingId)}
            legend={t('delivery.choose')}
            defaultValue={options.find(({ isSelected }) => isSelected)?.id}
            choices={options.map((option) => ({
              value: option.id,
              label: option.name,
              aside: option.fee ?? t('delivery.free'),
              question: option.pickupPoints[0] ? <PickupPoints option={option} /> : undefined,
              detail: option.detail,
            }))}
          />
        </DeliveryWidget>
      ) : (
        <p className={classNames(styles.noOptions, styles.reserved)} role="status">
          {checkout.draft.zip && isZipCurrent ? (
            // The field shows the error.
            <VisuallyHidden>{t('errors.noShipping')}</VisuallyHidden>
          ) : (
            t('delivery.missing')
          )}
        </p>
      )}
    </CheckoutSection>
  )
}

function PickupPoints({ option: { id, pickupPoints } }: { option: ShippingOption }) {
  const { t } = useTranslation('checkout')
  const name = pickupPointName(id)
  return (
    <SelectField
      key={pickupPoints.map((place) => place.id).join()}
      id={`checkout-${name}`}
      name={name}
      label={t('delivery.pickupPoint')}
      defaultValue={pickupPoints.find(({ isSelected }) => isSelected)?.id ?? pickupPoints[0]?.id}
    >
      {pickupPoints.map((place) => (
        <option key={place.id} value={place.id}>
          {place.name}
        </option>
      ))}
    </SelectField>
  )
}

/** The server's value after a choice in another tab; not in a focused control, whose choice is about to be sent. */
function useServerValue(id: string, value: string | undefined): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    const control = document.getElementById(id)
    const isAtHand = document.hasFocus() && document.activeElement === control
    if (control instanceof HTMLSelectElement && value && !isAtHand) control.value = value
  }, [id, value])
}
