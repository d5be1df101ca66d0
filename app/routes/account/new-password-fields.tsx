import { useTranslation } from 'react-i18next'

import type { useAccountForm } from '#app/account/use-account-form.ts'
import { TextField } from '#app/ui/form/text-field.tsx'

interface NewPasswordFieldsProps {
  control: ReturnType<typeof useAccountForm>['control']
  /** Whether it takes the place of another. */
  isChange?: boolean
}

/** A new password, twice: nobody sees what is typed. */
export function NewPasswordFields({ control, isChange = false }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <TextField
        {...control('newPassword')}
        type="password"
        label={t(isChange ? 'fields.nextPassword' : 'fields.newPassword')}
        hint={t('fields.passwordHint')}
        autoComplete="new-password"
      />
      <TextField
        {...control('repeated')}
        type="password"
        label={t('fields.repeated')}
        autoComplete="new-password"
      />
    </>
  )
}
