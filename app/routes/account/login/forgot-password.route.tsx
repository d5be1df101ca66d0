import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { forgotForm } from '#app/account/account-form.ts'
import { sendWithinLimit } from '#app/account/login/attempt-limits.server.ts'
import { normalizedEmail, requestReset } from '#app/account/login/sign-in.server.ts'
import { href } from '#app/routing/href.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { flashNotice, takeFlashNotice } from '#app/visit/flash/flash.server.ts'
import { useFlashNotice } from '#app/visit/flash/use-flash-notice.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { accountFormAction } from '#app/routes/account/account-form-action.server.ts'
import { FormErrorNotice } from '#app/account/form-error-notice.tsx'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'
import ui from '#app/ui/theme/primitives.module.css'

export { clientAction, handle, headers } from '#app/routes/account/account-form-route.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  return {
    head: titledHead(visit, 'forgotPassword', 'account', 'forgot.title'),
    notice: takeFlashNotice(visit.cookies, ['resetSent']),
  }
}

export const action = accountFormAction({
  schema: forgotForm,
  attempt: { kind: 'reset', accountOf: ({ email }) => normalizedEmail(email) },
  async run(visit, { email }) {
    await sendWithinLimit(visit, normalizedEmail(email), () => requestReset(visit, email))
    flashNotice(visit.cookies, 'resetSent')
    return seeOther(href(visit, 'forgotPassword'))
  },
})

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** Form to request a reset link by e-mail. The result is the same whether or not the account exists. */
export default function ForgotPasswordPage() {
  const isSent = useFlashNotice(useLoaderData<typeof loader>()) !== null
  const formState = useActionData<typeof action>()
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
        <Notice kind="good">{t('forgot.sent')}</Notice>
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
