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

export function AddressFields({ fields, zip, fieldProps, section = '' }: AddressFieldsProps) {
  const { t } = useTranslation('checkout')
  const optional = t('optional')
  const text = (name: keyof typeof fields, token: string) => ({
    ...fieldProps.input(fields[name]),
    label: t(`details.${name === 'addressLine1' ? 'address' : name}`),
    autoComplete: token === 'off' ? token : section + token,
  })
  return (
    <>
      <TextField {...text('firstName', 'given-name')} />
      <TextField {...text('lastName', 'family-name')} />
      <TextField {...text('addressLine1', 'address-line1')} />
      <TextField {...text('addressLine2', 'address-line2')} optional={optional} />
      {zip ? (
        <TextField
          {...fieldProps.input(zip)}
          label={t('delivery.zip')}
          autoComplete={`${section}postal-code`}
          maxLength={12}
        />
      ) : null}
      <TextField {...text('city', 'address-level2')} />
      <TextField {...text('careOf', 'off')} optional={optional} />
      <TextField {...text('entryCode', 'off')} optional={optional} />
    </>
  )
}
