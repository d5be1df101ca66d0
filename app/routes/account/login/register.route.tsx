import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'

import { registerForm } from '#app/account/account-form.ts'
import { sameOriginPath } from '#app/routing/paths/same-origin-path.ts'
import { normalizedEmail, register } from '#app/account/login/sign-in.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { href } from '#app/routing/href.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { flashNotice } from '#app/visit/flash/flash.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { accountFormAction } from '#app/routes/account/account-form-action.server.ts'
import { RegisterPage } from './register-page.tsx'

export { actionResponseHeaders as headers } from '#app/routes/account/action-headers.ts'
export { accountClientAction as clientAction } from '#app/routes/account/account-client-action.ts'

export const handle: MessagesHandle = { i18n: ['account'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  if (visit.signedIn) throw redirect(href(visit, 'accountSettings'))
  return {
    head: titledHead(visit, 'register', 'account', 'register.title'),
    customerType: visit.customerType,
    returnTo: sameOriginPath(new URL(args.request.url).searchParams.get('returnTo')),
  }
}

export const action = (args: Parameters<ReturnType<typeof accountFormAction>>[0]) =>
  accountFormAction({
    schema: registerForm,
    attempt: { kind: 'register', accountOf: ({ email }) => normalizedEmail(email) },
    async run(visit, form, attempt) {
      const result = await register(visit, form)
      if (!result.ok) return { key: result.reason }
      await attempt?.succeeded()
      const query = new URL(args.request.url).searchParams
      const returnTo = sameOriginPath(query.get('returnTo'))
      if (returnTo) return seeOther(returnTo)
      flashNotice(visit.cookies, 'welcome')
      return seeOther(href(visit, 'accountSettings'))
    },
  })(args)

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function RegisterRoute() {
  return (
    <RegisterPage {...useLoaderData<typeof loader>()} formState={useActionData<typeof action>()} />
  )
}
