import { useTranslation } from 'react-i18next'

import { isCredit } from '#app/checkout/credit-verdict.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'

import { CheckoutSection } from './checkout-section.tsx'
import styles from './checkout-section.module.css'
import type { CheckoutFields } from './form-fields.ts'

interface DetailsSectionProps {
  fields: CheckoutFields
  customerType: string
  onCustomerType: (type: string) => void
  /** Name of the chosen way to pay. */
  paymentType: string
}

const customerTypes = ['PERSON', 'ORGANIZATION'] as const

/** Who orders, and to which door. */
export function DetailsSection(props: DetailsSectionProps) {
  const { fields, customerType, onCustomerType } = props
  const { t } = useTranslation('checkout')
  const optional = t('optional')
  return (
    <CheckoutSection id="details" title={t('details.title')}>
      <RadioGroup
        id={fields.idOf('customerType')}
        name="customerType"
        legend={t('details.customerType')}
        defaultValue={fields.valueOf('customerType') ?? customerType}
        onChoose={onCustomerType}
        choices={customerTypes.map((type) => ({ value: type, label: t(`details.${type}`) }))}
      />
      <Identity {...props} />
      <div className={styles.row}>
        <TextField
          {...fields.control('email')}
          type="email"
          label={t('details.email')}
          hint={t('details.emailHint')}
          autoComplete="email"
        />
        <TextField
          {...fields.control('phone')}
          type="tel"
          label={t('details.phone')}
          hint={t('details.phoneHint')}
          autoComplete="tel"
        />
        <TextField
          {...fields.control('firstName')}
          label={t('details.firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...fields.control('lastName')}
          label={t('details.lastName')}
          autoComplete="family-name"
        />
        <TextField
          {...fields.control('addressLine1')}
          label={t('details.address')}
          autoComplete="address-line1"
        />
        <TextField
          {...fields.control('city')}
          label={t('details.city')}
          autoComplete="address-level2"
        />
        <TextField {...fields.control('careOf')} label={t('details.careOf')} optional={optional} />
        <TextField
          {...fields.control('entryCode')}
          label={t('details.entryCode')}
          optional={optional}
          autoComplete="off"
        />
      </div>
      <TextArea
        {...fields.control('message')}
        label={t('details.message')}
        optional={optional}
        maxLength={1000}
        rows={2}
      />
      <OtherAddress fields={fields} />
    </CheckoutSection>
  )
}

/** A number that says who somebody is, asked for only where the law or a bill needs it. */
function Identity({ fields, customerType, paymentType }: DetailsSectionProps) {
  const { t } = useTranslation('checkout')
  const number = fields.control('identityNumber')
  if (customerType === 'ORGANIZATION') {
    return (
      <div className={styles.row}>
        <TextField
          {...fields.control('company')}
          label={t('details.company')}
          autoComplete="organization"
        />
        <TextField {...number} label={t('details.organizationId')} autoComplete="off" />
      </div>
    )
  }
  if (!isCredit(paymentType) && !number.error) return null
  return (
    <TextField
      {...number}
      label={t('details.personalId')}
      hint={t('details.personalIdHint')}
      autoComplete="off"
    />
  )
}

function OtherAddress({ fields }: { fields: CheckoutFields }) {
  const { t } = useTranslation('checkout')
  const isChosen = fields.valueOf('shipElsewhere') === 'on'
  return (
    <details className={styles.folded} open={isChosen || undefined}>
      <summary>{t('details.elsewhere')}</summary>
      <div className={styles.inside}>
        <Checkbox
          id={fields.idOf('shipElsewhere')}
          name="shipElsewhere"
          label={t('details.elsewhere')}
          defaultChecked={isChosen}
        />
        <fieldset className={styles.row}>
          <legend>{t('details.elsewhereTitle')}</legend>
          <TextField {...fields.control('shipFirstName')} label={t('details.firstName')} />
          <TextField {...fields.control('shipLastName')} label={t('details.lastName')} />
          <TextField {...fields.control('shipAddressLine1')} label={t('details.address')} />
          <TextField {...fields.control('shipZip')} label={t('delivery.zip')} maxLength={12} />
          <TextField {...fields.control('shipCity')} label={t('details.city')} />
        </fieldset>
      </div>
    </details>
  )
}
