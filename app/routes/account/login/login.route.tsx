import { redirectDocument, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { loginForm } from '#app/account/account-form.ts'
import { normalizedEmail, logIn } from '#app/account/login/sign-in.server.ts'
import { replaceHistoryHeader } from '#app/kit/remix-internals.ts'
import { href } from '#app/routing/href.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { takeFlashNotice } from '#app/visit/flash/flash.server.ts'
import { useFlashNotice } from '#app/visit/flash/use-flash-notice.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { accountFormAction, returnPathOf } from '#app/routes/account/account-form-action.server.ts'
import { LoginForm } from '#app/account/login/login-form.tsx'
import { NewCustomer } from '#app/account/login/new-customer.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'

export { clientAction, handle, headers } from '#app/routes/account/account-form-route.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const returnTo = returnPathOf(args.request)
  // A document: another tab has logged in, and the header of this one still shows a guest.
  if (visit.signedIn) throw redirectDocument(returnTo ?? href(visit, 'accountOrders'))
  return {
    head: titledHead(visit, 'login', 'account', 'login.title'),
    notice: takeFlashNotice(visit.cookies, ['reset']),
    returnTo,
  }
}

export const action = accountFormAction({
  schema: loginForm,
  attempt: { kind: 'login', accountOf: ({ email }) => normalizedEmail(email) },
  outage: 'unavailable',
  async run(visit, form, attempt, request) {
    const entered = await logIn(visit, form)
    if (!entered.ok) return { key: 'refused' }
    await attempt?.succeeded()
    const response = seeOther(returnPathOf(request) ?? href(visit, 'accountOrders'))
    // Replaces the login page in the history, so that going back does not lead to the form.
    response.headers.set(replaceHistoryHeader, 'true')
    return response
  },
})

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** Login form, and a link to registration for visitors without an account. */
export default function LoginPage() {
  const page = useLoaderData<typeof loader>()
  const notice = useFlashNotice(page)
  const formState = useActionData<typeof action>()
  const { returnTo } = page
  const { t } = useTranslation('account')
  return (
    <FormPage title={t('login.title')} aside={<NewCustomer returnTo={returnTo} />}>
      <Notice kind="good">{notice && !formState && t(`notices.${notice}`)}</Notice>
      <LoginForm id="login" returnTo={returnTo} formState={formState} />
      <Link to={href(useUrlScope(), 'findOrder')}>{t('findOrder.link')}</Link>
    </FormPage>
  )
}
