import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'

import { forgotForm } from '#app/account/account-form.ts'
import { isMailAllowed } from '#app/account/login/attempt-limits.server.ts'
import { normalizedEmail, requestReset } from '#app/account/login/sign-in.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { href } from '#app/routing/href.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { flashNotice, takeFlashNotice } from '#app/visit/flash/flash.server.ts'
import { useFlashNotice } from '#app/visit/flash/use-flash-notice.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { accountFormAction } from '#app/routes/account/account-form-action.server.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

export { actionResponseHeaders as headers } from '#app/routes/account/action-headers.ts'
export { accountClientAction as clientAction } from '#app/routes/account/account-client-action.ts'

export const handle: MessagesHandle = { i18n: ['account'] }

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
    if (await isMailAllowed(visit, normalizedEmail(email))) await requestReset(visit, email)
    flashNotice(visit.cookies, 'resetSent')
    return seeOther(href(visit, 'forgotPassword'))
  },
})

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function ForgotPasswordRoute() {
  const isSent = useFlashNotice(useLoaderData<typeof loader>()) !== null
  return <ForgotPasswordPage isSent={isSent} formState={useActionData<typeof action>()} />
}
