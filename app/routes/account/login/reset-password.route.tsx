import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'

import { resetForm } from '#app/account/account-form.ts'
import { commitReset } from '#app/account/login/sign-in.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { href } from '#app/routing/href.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { flashNotice } from '#app/visit/flash/flash.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { accountFormAction } from '#app/routes/account/account-form-action.server.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { endSessionResponse } from '#app/routes/account/end-session-response.server.ts'

export { actionResponseHeaders as headers } from '#app/routes/account/action-headers.ts'
export { accountClientAction as clientAction } from '#app/routes/account/account-client-action.ts'

export const handle: MessagesHandle = { i18n: ['account'] }

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
  async run(visit, form) {
    const wasSignedIn = visit.signedIn !== null
    if (!(await commitReset(visit, form))) return { key: 'expired' }
    flashNotice(visit.cookies, 'reset')
    // A guest keeps the checkout draft: they may have come from the checkout.
    const next = href(visit, 'login')
    return wasSignedIn ? endSessionResponse(visit, next) : seeOther(next)
  },
})

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function ResetPasswordRoute() {
  return (
    <ResetPasswordPage
      {...useLoaderData<typeof loader>()}
      formState={useActionData<typeof action>()}
    />
  )
}
