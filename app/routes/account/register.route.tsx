import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'

import { registerForm } from '#app/account/account-form.ts'
import { ownPath } from '#app/routing/own-path.ts'
import { accountName, register } from '#app/account/sign-in.server.ts'
import type { WordsHandle } from '#app/i18n/areas.ts'
import { translate } from '#app/i18n/words.server.ts'
import { href } from '#app/routing/href.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { flashNotice } from '#app/visit/flash-notices.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { answerForm } from './answer-form.server.ts'
import { RegisterPage } from './register-page.tsx'

export { answerHeaders as headers } from './answer-headers.ts'

export const handle: WordsHandle = { i18n: ['account'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  if (visit.signedIn) throw redirect(href(visit, 'accountSettings'))
  return {
    head: screenHead(visit, 'register', {
      title: translate(visit.language, 'account')('register.title'),
    }),
    customerType: visit.customerType,
    returnTo: ownPath(new URL(args.request.url).searchParams.get('returnTo')),
  }
}

export const action = (args: Parameters<ReturnType<typeof answerForm>>[0]) =>
  answerForm({
    schema: registerForm,
    attempt: { kind: 'register', accountOf: ({ email }) => accountName(email) },
    async run(visit, form, attempt) {
      const answer = await register(visit, form)
      if (!answer.ok) return { key: answer.reason }
      await attempt?.succeeded()
      const query = new URL(args.request.url).searchParams
      const returnTo = ownPath(query.get('returnTo'))
      if (returnTo) return seeOther(returnTo)
      flashNotice(visit.cookies, 'welcome')
      return seeOther(href(visit, 'accountSettings'))
    },
  })(args)

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data?.head)

export default function RegisterRoute() {
  return (
    <RegisterPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  )
}
