import { Form, type useFetcher } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Link } from '#app/ui/navigation/link.tsx'

import type { AccountFormState } from '#app/account/account-form-state.ts'
import { loginForm } from '#app/account/account-form.ts'
import { FormErrorNotice } from '#app/account/form-error-notice.tsx'
import { useAccountForm } from '#app/account/use-account-form.ts'
import ui from '#app/ui/theme/primitives.module.css'

interface LoginFormProps {
  id: string
  /** Submits the form without navigation; without it, the form navigates. */
  fetcher?: Pick<ReturnType<typeof useFetcher>, 'Form'>
  returnTo: string | null
  formState: AccountFormState | undefined
}

export function LoginForm({ id, fetcher, returnTo, formState }: LoginFormProps) {
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  const search = returnTo ? `?${new URLSearchParams({ returnTo })}` : ''
  const { formProps, fields, fieldProps, summaryErrors, formError, attempt } = useAccountForm({
    id,
    schema: loginForm,
    formState,
    defaultValue: { remember: 'on' },
  })
  const Sender = fetcher?.Form ?? Form
  return (
    <>
      <FormErrorNotice error={formError} isLogin />
      <Sender
        method="post"
        action={href(scope, 'login') + search}
        className={ui.stack5}
        preventScrollReset={fetcher !== undefined}
        {...formProps}
      >
        <ErrorSummary title={t('errors.title')} errors={summaryErrors} attempt={attempt} />
        <TextField {...fieldProps.text(fields.email, 'username', 'email')} />
        <TextField {...fieldProps.text(fields.password, 'current-password', 'password')} />
        <Checkbox {...fieldProps.checkbox(fields.remember)} label={t('login.remember')} />
        <div className={ui.row6}>
          <Button size="large">{t('login.submit')}</Button>
          <Link to={href(scope, 'forgotPassword')}>{t('login.forgot')}</Link>
        </div>
      </Sender>
    </>
  )
}
