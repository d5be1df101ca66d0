import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import type { AccountFormState } from '#app/account/account-form-state.ts'
import { resetForm } from '#app/account/account-form.ts'
import { FormErrorNotice } from '#app/account/form-error-notice.tsx'
import { NewPasswordFields } from '#app/account/new-password-fields.tsx'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'

interface ResetPasswordPageProps {
  resetKey: string
  formState: AccountFormState | undefined
}

/** The form for a new password, with the key from an e-mail. */
export function ResetPasswordPage({ resetKey, formState }: ResetPasswordPageProps) {
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  const { formProps, fields, fieldProps, summaryErrors, formError, attempt } = useAccountForm({
    id: 'reset',
    schema: resetForm,
    formState,
    defaultValue: { resetKey },
  })
  const key = fields.resetKey.initialValue
  if (!key || formState?.formError?.key === 'expired') {
    return (
      <FormPage title={t('reset.title')}>
        <FormErrorNotice error={{ key: 'expired' }} />
        <div>
          <ButtonLink to={href(scope, 'forgotPassword')}>{t('reset.again')}</ButtonLink>
        </div>
      </FormPage>
    )
  }
  return (
    <FormPage title={t('reset.title')} intro={t('reset.intro')}>
      <FormErrorNotice error={formError} />
      <Form method="post" action={href(scope, 'resetPassword')} {...formProps}>
        <ErrorSummary title={t('errors.title')} errors={summaryErrors} attempt={attempt} />
        <input type="hidden" name={fields.resetKey.name} value={key} />
        <NewPasswordFields fields={fields} fieldProps={fieldProps} isChange />
        <div>
          <Button size="large">{t('reset.submit')}</Button>
        </div>
      </Form>
    </FormPage>
  )
}
