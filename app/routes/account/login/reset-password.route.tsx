import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { resetForm } from '#app/account/account-form.ts'
import { commitReset } from '#app/account/login/sign-in.server.ts'
import { href } from '#app/routing/href.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { flashNotice } from '#app/visit/flash/flash.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { headersWith } from '#app/routes/account/account-form-route.ts'
import { accountFormAction } from '#app/routes/account/account-form-action.server.ts'
import { endSessionResponse } from '#app/routes/account/end-session-response.server.ts'
import { FormErrorNotice } from '#app/account/form-error-notice.tsx'
import { NewPasswordFields } from '#app/account/new-password-fields.tsx'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'
import ui from '#app/ui/theme/primitives.module.css'

export { clientAction, handle } from '#app/routes/account/account-form-route.ts'

/** The key in its address is that of the account. */
export const headers = headersWith('no-referrer')

/** Loading the page does not use up the key: mail programs follow links before people do. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const resetKey = new URL(args.request.url).searchParams.get('resetKey')?.slice(0, 500)
  return {
    head: titledHead(visit, 'resetPassword', 'account', 'reset.title'),
    resetKey: resetKey ?? '',
  }
}

export const action = accountFormAction({
  schema: resetForm,
  // Keys cannot be guessed; the limit of the network bounds the server's work.
  attempt: { kind: 'reset' },
  outage: 'passwordUnknown',
  async run(visit, form) {
    const wasSignedIn = visit.signedIn !== null
    if (!(await commitReset(visit, form))) return { key: 'expired' }
    flashNotice(visit.cookies, 'reset')
    // A guest keeps the checkout draft: they may have come from the checkout.
    const next = href(visit, 'login')
    return wasSignedIn ? endSessionResponse(visit, next) : seeOther(next)
  },
})

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default function ResetPasswordPage() {
  const { resetKey } = useLoaderData<typeof loader>()
  const formState = useActionData<typeof action>()
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
        <div className={ui.row6}>
          <ButtonLink to={href(scope, 'forgotPassword')}>{t('reset.again')}</ButtonLink>
          <Link to={href(scope, 'login')}>{t('login.title')}</Link>
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
