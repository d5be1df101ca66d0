import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from 'react-i18next'

import type { FieldProps } from '#app/ui/form/field-props.ts'
import { TextField } from '#app/ui/form/text-field.tsx'

interface NewPasswordFieldsProps {
  fields: Record<'newPassword' | 'repeated', FieldMetadata<string>>
  fieldProps: FieldProps
  /** Whether it replaces an existing password. */
  isChange?: boolean
}

/** A new password and its repetition, because the typed text is not visible. */
export function NewPasswordFields({
  fields,
  fieldProps,
  isChange = false,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <TextField
        {...fieldProps.input(fields.newPassword, 'password')}
        label={t(isChange ? 'fields.nextPassword' : 'fields.newPassword')}
        hint={t('fields.passwordHint')}
        autoComplete="new-password"
      />
      <TextField
        {...fieldProps.input(fields.repeated, 'password')}
        label={t('fields.repeated')}
        autoComplete="new-password"
      />
    </>
  )
}
