import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from 'react-i18next'

import { TextField } from '#app/ui/form/text-field.tsx'
import type { AccountFieldProps } from './use-account-form.ts'

interface NewPasswordFieldsProps {
  fields: Record<'newPassword' | 'repeated', FieldMetadata<string>>
  fieldProps: AccountFieldProps
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
        {...fieldProps.text(fields.newPassword, 'new-password', 'password')}
        label={t(isChange ? 'fields.nextPassword' : 'fields.newPassword')}
        hint={t('fields.passwordHint')}
      />
      <TextField {...fieldProps.text(fields.repeated, 'new-password', 'password')} />
    </>
  )
}
