import { useTranslation } from 'react-i18next'

import type { FieldProps } from '#app/ui/form/field-props.ts'
import { TextField } from '#app/ui/form/text-field.tsx'

type Field = Parameters<FieldProps['input']>[0]

interface AddressFieldsProps {
  fields: Record<
    'firstName' | 'lastName' | 'addressLine1' | 'addressLine2' | 'city' | 'careOf' | 'entryCode',
    Field
  >
  /** Null where the page has the postal code elsewhere. */
  zip: Field | null
  fieldProps: FieldProps
  /** Prefix of autocomplete tokens, so that browsers keep two addresses apart. */
  section?: string
}

/** Name and address of a buyer or a receiver. */
export function AddressFields({ fields, zip, fieldProps, section = '' }: AddressFieldsProps) {
  const { t } = useTranslation('checkout')
  const optional = t('optional')
  return (
    <>
      <TextField
        {...fieldProps.input(fields.firstName)}
        label={t('details.firstName')}
        autoComplete={`${section}given-name`}
      />
      <TextField
        {...fieldProps.input(fields.lastName)}
        label={t('details.lastName')}
        autoComplete={`${section}family-name`}
      />
      <TextField
        {...fieldProps.input(fields.addressLine1)}
        label={t('details.address')}
        autoComplete={`${section}address-line1`}
      />
      <TextField
        {...fieldProps.input(fields.addressLine2)}
        label={t('details.addressLine2')}
        optional={optional}
        autoComplete={`${section}address-line2`}
      />
      {zip ? (
        <TextField
          {...fieldProps.input(zip)}
          label={t('delivery.zip')}
          autoComplete={`${section}postal-code`}
          maxLength={12}
        />
      ) : null}
      <TextField
        {...fieldProps.input(fields.city)}
        label={t('details.city')}
        autoComplete={`${section}address-level2`}
      />
      <TextField
        {...fieldProps.input(fields.careOf)}
        label={t('details.careOf')}
        optional={optional}
        autoComplete="off"
      />
      <TextField
        {...fieldProps.input(fields.entryCode)}
        label={t('details.entryCode')}
        optional={optional}
        autoComplete="off"
      />
    </>
  )
}
