import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { passwordForm } from '#app/account/account-form.ts'
import { FormErrorNotice } from '#app/account/form-error-notice.tsx'
import { requireCustomer } from '#app/account/login/guards.server.ts'
import { NewPasswordFields } from '#app/account/new-password-fields.tsx'
import { changePassword, isFormOf, normalizedEmail } from '#app/account/login/sign-in.server.ts'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { UsernameField } from '#app/ui/form/username-field.tsx'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { flashNotice, takeFlashNotice } from '#app/visit/flash/flash.server.ts'
import { useFlashNotice } from '#app/visit/flash/use-flash-notice.ts'

import { AccountFrame } from '#app/routes/account/account-frame.tsx'
import { accountFormAction } from '#app/routes/account/account-form-action.server.ts'
import { endSessionResponse } from '#app/routes/account/end-session-response.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'
import styles from './settings-page.module.css'

export { clientAction, handle, headers } from '#app/routes/account/account-form-route.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { visit, customer } = await requireCustomer(args)
  return {
    head: titledHead(visit, 'accountPassword', 'account', 'password.title'),
    email: customer.email,
    notice: takeFlashNotice(visit.cookies, ['passwordChanged']),
  }
}

export const action = async (args: Parameters<ReturnType<typeof accountFormAction>>[0]) => {
  const { customer } = await requireCustomer(args)
  return accountFormAction({
    schema: passwordForm,
    attempt: { kind: 'login', accountOf: () => normalizedEmail(customer.email) },
    outage: 'passwordUnknown',
    async run(visit, form, attempt) {
      if (!isFormOf(customer, form)) return seeOther(href(visit, 'accountPassword'))
      const changed = await changePassword(visit, form)
      // A visitor with a wrong password may not be the owner: they are logged out, with the reason (spec
      // section 8).
      if (!changed.ok) {
        flashNotice(visit.cookies, 'wrong-password')
        return endSessionResponse(visit, href(visit, 'home'))
      }
      await attempt?.succeeded()
      flashNotice(visit.cookies, 'passwordChanged')
      return seeOther(href(visit, 'accountPassword'))
    },
  })(args)
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

const formId = 'password'

export default function PasswordRoute() {
  const page = useLoaderData<typeof loader>()
  const { email } = page
  const notice = useFlashNotice(page)
  const formState = useActionData<typeof action>()
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  const { formProps, fields, fieldProps, summaryErrors, formError, attempt } = useAccountForm({
    id: formId,
    schema: passwordForm,
    formState,
  })
  const isChanged = page.notice !== null
  useEffect(() => {
    // Otherwise the form keeps the former password as the current one: sent again, it would log out.
    const form = document.getElementById(formId)
    if (isChanged && form instanceof HTMLFormElement) form.reset()
  }, [page, isChanged])
  return (
    <AccountFrame current="password" email={email}>
      <Notice kind="good">{notice && !formState && t(`notices.${notice}`)}</Notice>
      <FormErrorNotice error={formError} isLogin />
      <Form
        method="post"
        action={href(scope, 'accountPassword')}
        className={classNames(ui.stack5, styles.form)}
        {...formProps}
      >
        <ErrorSummary title={t('errors.title')} errors={summaryErrors} attempt={attempt} />
        <UsernameField name={fields.username.name} email={email} />
        <TextField
          {...fieldProps.text(fields.password, 'current-password', 'password')}
          label={t('fields.currentPassword')}
        />
        <NewPasswordFields fields={fields} fieldProps={fieldProps} isChange />
        <div>
          <Button>{t('password.submit')}</Button>
        </div>
      </Form>
    </AccountFrame>
  )
}
