import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { customerTypes } from '#app/account/account.ts'
import type { AccountFormState } from '#app/account/account-form-state.ts'
import { registerForm } from '#app/account/account-form.ts'
import { FormErrorNotice } from '#app/account/form-error-notice.tsx'
import { KnownNameFields } from '#app/account/known-name-fields.tsx'
import { NewPasswordFields } from '#app/account/new-password-fields.tsx'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'

interface RegisterPageProps {
  customerType: string
  returnTo: string | null
  formState: AccountFormState | undefined
}

/** The registration form: customer type, e-mail address and password. */
export function RegisterPage({ customerType, returnTo, formState }: RegisterPageProps) {
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  const search = returnTo ? `?${new URLSearchParams({ returnTo })}` : ''
  const { formProps, fields, fieldProps, summaryErrors, formError, attempt } = useAccountForm({
    id: 'register',
    schema: registerForm,
    formState,
    defaultValue: { customerType },
  })
  const aside = (
    <>
      <h2>{t('register.hasAccount')}</h2>
      <Link to={href(scope, 'login') + search}>{t('login.title')}</Link>
      <p>{t('register.privacy')}</p>
    </>
  )
  return (
    <FormPage title={t('register.title')} aside={aside} room={1}>
      <FormErrorNotice error={formError} />
      <Form method="post" action={href(scope, 'register') + search} {...formProps}>
        <ErrorSummary title={t('errors.title')} errors={summaryErrors} attempt={attempt} />
        <KnownNameFields fields={fields} />
        <RadioGroup
          {...fieldProps.select(fields.customerType)}
          legend={t('fields.customerType')}
          choices={customerTypes.map((type) => ({
            value: type,
            label: t(`customerTypes.${type}`),
          }))}
        />
        <TextField {...fieldProps.text(fields.email, 'username', 'email')} />
        <NewPasswordFields fields={fields} fieldProps={fieldProps} />
        <Checkbox {...fieldProps.checkbox(fields.newsletter)} label={t('fields.newsletter')} />
        <div>
          <Button size="large">{t('register.submit')}</Button>
        </div>
      </Form>
    </FormPage>
  )
}
