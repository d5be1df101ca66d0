import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'

import { proofForm } from '#app/account/account-form.ts'
import { passGuard } from '#app/account/guards.server.ts'
import { accountName, deleteAccount, provesPassword } from '#app/account/sign-in.server.ts'
import type { WordsHandle } from '#app/i18n/areas.ts'
import { translate } from '#app/i18n/words.server.ts'
import { href } from '#app/routing/href.ts'
import { pageHead } from '#app/visit/head/page-head.ts'
import { screenHead } from '#app/visit/head/screen-head.server.ts'

import { AccountFrame } from './account-frame.tsx'
import { answerForm } from './answer-form.server.ts'
import { PersonalDataPage } from './personal-data-page.tsx'
import { seeOut } from './see-out.server.ts'

export { answerHeaders as headers } from './answer-headers.ts'

export const handle: WordsHandle = { i18n: ['account'] }

export async function loader(args: LoaderFunctionArgs) {
  const { visit, customer } = await passGuard('authenticated', args)
  const fault = new URL(args.request.url).searchParams.get('fault')
  return {
    head: screenHead(visit, 'accountData', {
      title: translate(visit.language, 'account')('data.title'),
    }),
    email: customer.email,
    exportFault: (['password', 'busy'] as const).find((known) => known === fault) ?? null,
  }
}

/** Ends the account, for whoever knows its password. */
export const action = async (args: Parameters<ReturnType<typeof answerForm>>[0]) => {
  const { customer } = await passGuard('authenticated', args)
  return answerForm({
    schema: proofForm,
    attempt: { kind: 'login', accountOf: () => accountName(customer.email) },
    async run(visit, { password }, attempt) {
      if (!(await provesPassword(visit, password))) return { key: 'wrongPassword' }
      await attempt?.succeeded()
      if (!(await deleteAccount(visit))) return { key: 'failed' }
      return seeOut(`${href(visit, 'home')}?notice=account-deleted`)
    },
  })(args)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data?.head)

export default function PersonalDataRoute() {
  const { email, exportFault } = useLoaderData<typeof loader>()
  return (
    <AccountFrame current="data" email={email}>
      <PersonalDataPage exportFault={exportFault} answer={useActionData<typeof action>()} />
    </AccountFrame>
  )
}
