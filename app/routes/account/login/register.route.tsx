import { redirectDocument, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { registerForm } from '#app/account/account-form.ts'
import { normalizedEmail, register } from '#app/account/login/sign-in.server.ts'
import { href } from '#app/routing/href.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { flashNotice } from '#app/visit/flash/flash.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { accountFormAction, returnPathOf } from '#app/routes/account/account-form-action.server.ts'
import { servedTypes } from '#app/account/account.ts'
import { CustomerTypeField } from '#app/account/customer-type-field.tsx'
import { FormErrorNotice } from '#app/account/form-error-notice.tsx'
import { KnownNameFields } from '#app/account/known-name-fields.tsx'
import { NewPasswordFields } from '#app/account/new-password-fields.tsx'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'

export { clientAction, handle, headers } from '#app/routes/account/account-form-route.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const returnTo = returnPathOf(args.request)
  if (visit.signedIn) throw redirectDocument(returnTo ?? href(visit, 'accountSettings'))
  return {
    head: titledHead(visit, 'register', 'account', 'register.title'),
    customerType: visit.customerType,
    customerTypes: servedTypes(visit.config),
    returnTo,
  }
}

export const action = accountFormAction({
  schema: registerForm,
  attempt: { kind: 'register', accountOf: ({ email }) => normalizedEmail(email) },
  async run(visit, form, attempt, request) {
    const result = await register(visit, form)
    if (!result.ok) return { key: result.reason }
    await attempt?.succeeded()
    const returnTo = returnPathOf(request)
    if (returnTo) return seeOther(returnTo)
    flashNotice(visit.cookies, 'welcome')
    return seeOther(href(visit, 'accountSettings'))
  },
})

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** The registration form: customer type, e-mail address and password. */
export default function RegisterPage() {
  const { customerType, customerTypes, returnTo } = useLoaderData<typeof loader>()
  const formState = useActionData<typeof action>()
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
        <CustomerTypeField {...fieldProps.select(fields.customerType)} types={customerTypes} />
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
