import { useTranslation } from 'react-i18next'

import type { BuyerType } from '#app/checkout/draft/buyer-type.ts'
import { shipFields } from '#app/checkout/draft/checkout-form.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { TextArea, TextField } from '#app/ui/form/text-field.tsx'

import { AddressFields } from './address-fields.tsx'
import { CheckoutSection } from '#app/routes/checkout/form/checkout-section.tsx'
import styles from '../form/checkout-section.module.css'
import type { CheckoutFields } from '#app/routes/checkout/form/form-fields.ts'
import ui from '#app/ui/theme/primitives.module.css'
import type { ChosenBuyerType } from './use-buyer-type.ts'
import { LoginButton } from './login-button.tsx'
import { UsedAddresses, type UsedAddressesProps } from './used-addresses.tsx'

interface DetailsSectionProps extends CheckoutFields {
  buyer: ChosenBuyerType
  buyerTypes: readonly BuyerType[]
  /** Whether a login is offered; absent while the merchant cannot be reached. */
  isGuest?: boolean
  /** Absent while the merchant cannot be reached. */
  usedAddresses?: UsedAddressesProps
  /** Hides the button that updates prices, while the merchant is unavailable. */
  isLocked?: boolean
}

export function DetailsSection(props: DetailsSectionProps) {
  const { fields, fieldProps, usedAddresses } = props
  const { t } = useTranslation('checkout')
  const optional = t('optional')
  return (
    <CheckoutSection id="details" title={t('details.title')}>
      {props.isGuest ? <LoginButton /> : null}
      <Buyer {...props} />
      {usedAddresses ? (
        <UsedAddresses
          key={usedAddresses.country}
          {...usedAddresses}
          valueOf={props.valueOf}
          part="billing"
        />
      ) : null}
      <Company {...props} />
      <div className={classNames(ui.stack5, styles.row)}>
        <TextField
          {...fieldProps.input(fields.email, 'email')}
          label={t('details.email')}
          hint={t('details.emailHint')}
          autoComplete="email"
        />
        <TextField
          {...fieldProps.input(fields.phone, 'tel')}
          label={t('details.phone')}
          hint={t('details.phoneHint')}
          autoComplete="tel"
        />
        <AddressFields fields={fields} zip={null} fieldProps={fieldProps} />
      </div>
      <Checkbox {...fieldProps.checkbox(fields.newsletter)} label={t('details.newsletter')} />
      <TextArea
        {...fieldProps.select(fields.message)}
        label={t('details.message')}
        optional={optional}
        rows={2}
      />
      <OtherAddress {...props} />
    </CheckoutSection>
  )
}

/** The prices follow the customer type at once with scripts, and with any button without, one of which is here. */
function Buyer({ fields, buyer, buyerTypes, isLocked = false }: DetailsSectionProps) {
  const { t } = useTranslation('checkout')
  if (buyerTypes.length === 0) {
    return <input type="hidden" name={fields.customerType.name} value={buyer.type} />
  }
  return (
    <>
      <RadioGroup
        key={buyer.key}
        id={fields.customerType.id}
        name={fields.customerType.name}
        legend={t('details.customerType')}
        defaultValue={buyer.type}
        onChoose={buyer.choose}
        choices={buyerTypes.map((type) => ({ value: type, label: t(`details.${type}`) }))}
      />
      {isLocked ? null : (
        <Button
          name="intent"
          value="details"
          kind="secondary"
          size="small"
          className={classNames(styles.narrow, styles.withoutScripts)}
        >
          {t('details.update')}
        </Button>
      )}
    </>
  )
}

/** The style sheet shows them for the chosen type, so that they appear without scripts too. */
function Company({ fields, fieldProps, buyer, buyerTypes }: DetailsSectionProps) {
  const { t } = useTranslation('checkout')
  if (buyerTypes.length === 0 && buyer.type !== 'ORGANIZATION') return null
  return (
    <div className={classNames(ui.stack5, styles.row, styles.companyFields)}>
      <TextField
        {...fieldProps.input(fields.company)}
        label={t('details.company')}
        autoComplete="organization"
      />
      <TextField
        {...fieldProps.input(fields.organizationId)}
        label={t('details.organizationId')}
        autoComplete="off"
      />
    </div>
  )
}

function OtherAddress({ fields, fieldProps, valueOf, usedAddresses }: DetailsSectionProps) {
  const { t } = useTranslation('checkout')
  const isChosen = valueOf('shipElsewhere') === 'on'
  const isTyped = shipFields.some((field) => valueOf(field))
  return (
    <details open={isChosen || isTyped || undefined}>
      <summary className={ui.fold}>{t('details.elsewhere')}</summary>
      <div className={classNames(ui.stack5, styles.content)}>
        <Checkbox {...fieldProps.checkbox(fields.shipElsewhere)} label={t('details.elsewhere')} />
        {usedAddresses ? (
          <UsedAddresses
            key={usedAddresses.country}
            {...usedAddresses}
            valueOf={valueOf}
            part="shipping"
          />
        ) : null}
        <fieldset className={classNames(ui.stack5, styles.row)}>
          <legend className={ui.legend}>{t('details.elsewhereTitle')}</legend>
          <AddressFields
            fields={{
              firstName: fields.shipFirstName,
              lastName: fields.shipLastName,
              addressLine1: fields.shipAddressLine1,
              addressLine2: fields.shipAddressLine2,
              city: fields.shipCity,
              careOf: fields.shipCareOf,
              entryCode: fields.shipEntryCode,
            }}
            zip={fields.shipZip}
            fieldProps={fieldProps}
            section="section-delivery shipping "
          />
        </fieldset>
      </div>
    </details>
  )
}
