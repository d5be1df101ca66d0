import { useTranslation } from 'react-i18next'

import type { BuyerType } from '#app/checkout/buyer-type.ts'
import { shipFields } from '#app/checkout/checkout-form.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'

import { CheckoutSection } from './checkout-section.tsx'
import styles from './checkout-section.module.css'
import type { CheckoutFields } from './form-fields.ts'
import type { ChosenBuyerType } from './use-buyer-type.ts'

interface DetailsSectionProps {
  fields: CheckoutFields
  buyer: ChosenBuyerType
  buyerTypes: readonly BuyerType[]
  /** Nothing can be asked of the merchant just now, so no button asks. */
  isLocked?: boolean
}

/** Who orders, and to which door. */
export function DetailsSection(props: DetailsSectionProps) {
  const { fields } = props
  const { t } = useTranslation('checkout')
  const optional = t('optional')
  return (
    <CheckoutSection id="details" title={t('details.title')}>
      <Buyer {...props} />
      <Company {...props} />
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

/**
 * For whom is bought. The prices follow at once with scripts and with any button without them, of which
 * one stands here.
 */
function Buyer({ fields, buyer, buyerTypes, isLocked = false }: DetailsSectionProps) {
  const { t } = useTranslation('checkout')
  if (buyerTypes.length === 0) {
    return <input type="hidden" name="customerType" value={buyer.type} />
  }
  return (
    <>
      <RadioGroup
        key={buyer.key}
        id={fields.idOf('customerType')}
        name="customerType"
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
          className={classNames(styles.narrow, styles.scriptless)}
        >
          {t('details.update')}
        </Button>
      )}
    </>
  )
}

/**
 * Which company buys. The style sheet shows the fields when that is chosen, so that they come without
 * scripts too.
 */
function Company({ fields, buyer, buyerTypes }: DetailsSectionProps) {
  const { t } = useTranslation('checkout')
  if (buyerTypes.length === 0 && buyer.type !== 'ORGANIZATION') return null
  return (
    <div className={classNames(styles.row, styles.ofCompany)}>
      <TextField
        {...fields.control('company')}
        label={t('details.company')}
        autoComplete="organization"
      />
      <TextField
        {...fields.control('organizationId')}
        label={t('details.organizationId')}
        autoComplete="off"
      />
    </div>
  )
}

function OtherAddress({ fields }: { fields: CheckoutFields }) {
  const { t } = useTranslation('checkout')
  const isChosen = fields.valueOf('shipElsewhere') === 'on'
  const isTyped = shipFields.some((field) => fields.valueOf(field))
  return (
    <details className={styles.folded} open={isChosen || isTyped || undefined}>
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
