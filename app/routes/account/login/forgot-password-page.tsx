import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import type { AccountFormState } from '#app/account/account-form-state.ts'
import { forgotForm } from '#app/account/account-form.ts'
import { FormErrorNotice } from '#app/account/form-error-notice.tsx'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'
import ui from '#app/ui/theme/primitives.module.css'

interface ForgotPasswordPageProps {
  isSent: boolean
  formState: AccountFormState | undefined
}

/** Form to request a reset link by e-mail. The result is the same whether or not the account exists. */
export function ForgotPasswordPage({ isSent, formState }: ForgotPasswordPageProps) {
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  const { formProps, fields, fieldProps, summaryErrors, formError, attempt } = useAccountForm({
    id: 'forgot',
    schema: forgotForm,
    formState,
  })
  if (isSent && !formState) {
    return (
      <FormPage title={t('forgot.sentTitle')}>
        <Notice kind="good" role="status">
          {t('forgot.sent')}
        </Notice>
        <div className={ui.row6}>
          <Link to={href(scope, 'login')}>{t('login.title')}</Link>
          <Link to={href(scope, 'forgotPassword')}>{t('forgot.again')}</Link>
        </div>
      </FormPage>
    )
  }
  return (
    <FormPage title={t('forgot.title')} intro={t('forgot.intro')}>
      <FormErrorNotice error={formError} />
      <Form method="post" action={href(scope, 'forgotPassword')} {...formProps}>
        <ErrorSummary title={t('errors.title')} errors={summaryErrors} attempt={attempt} />
        <TextField {...fieldProps.text(fields.email, 'username', 'email')} />
        <div className={ui.row6}>
          <Button size="large">{t('forgot.submit')}</Button>
          <Link to={href(scope, 'login')}>{t('forgot.back')}</Link>
        </div>
      </Form>
    </FormPage>
  )
}
