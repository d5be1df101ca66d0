import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'

import { servedTypes } from '#app/account/account.ts'
import type { AccountFormState } from '#app/account/account-form-state.ts'
import { settingBlockOf } from '#app/account/settings/settings-form.ts'
import { draftOwner } from '#app/checkout/draft/draft-owner.server.ts'
import { requireCustomer } from '#app/account/login/guards.server.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { takeFlashNotice } from '#app/visit/flash/flash.server.ts'
import { useFlashNotice } from '#app/visit/flash/use-flash-notice.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { AccountFrame } from '#app/routes/account/account-frame.tsx'
import { EndedSessionPage, hasSessionEnded } from './ended-session-page.tsx'
import { isSentBySignedOut, settingsAction } from './settings-action.server.ts'
import { SettingsPage } from './settings-page.tsx'

export { clientAction, handle, headers } from '#app/routes/account/account-form-route.ts'

export async function loader(args: LoaderFunctionArgs) {
  const isSessionEnded = isSentBySignedOut(await openVisit(args))
  const { visit, customer } = isSessionEnded
    ? { visit: await openVisit(args), customer: null }
    : await requireCustomer(args)
  const query = new URL(args.request.url).searchParams
  const names = new Intl.DisplayNames(visit.languageId, { type: 'region' })
  const codes = [...new Set(visit.channel.markets.map(({ country }) => country.code))]
  return {
    head: titledHead(visit, 'accountSettings', 'account', 'settings.title'),
    customer,
    countries: codes.flatMap((code) =>
      /^[A-Z]{2}$/.test(code) ? [{ code, name: names.of(code) ?? code }] : [],
    ),
    marketCountry: visit.market.country.code,
    servedTypes: servedTypes(visit.config),
    edited: settingBlockOf(query.get('edit')),
    notice: takeFlashNotice(visit.cookies, ['saved', 'welcome']),
    owner: draftOwner(visit),
  }
}

export const action = settingsAction

/** A form that is shown again has changed nothing; without a session, loading the page would leave it. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isShownAgain = Boolean((actionResult as Partial<AccountFormState> | undefined)?.result)
  return !isShownAgain && defaultShouldRevalidate
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default function SettingsRoute() {
  const page = useLoaderData<typeof loader>()
  const notice = useFlashNotice(page)
  const formState = useActionData<typeof action>()
  const { customer } = page
  if (!customer || hasSessionEnded(formState)) {
    return <EndedSessionPage {...page} formState={formState} />
  }
  return (
    <AccountFrame current="settings" email={customer.email}>
      <SettingsPage {...page} customer={customer} notice={notice} formState={formState} />
    </AccountFrame>
  )
}
