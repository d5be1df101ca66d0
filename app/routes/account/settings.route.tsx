import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'

import { settingBlockOf } from '#app/account/account.ts'
import { chooseCustomerType } from '#app/account/choose-customer-type.server.ts'
import { changeCustomer, getCustomer } from '#app/account/customer.server.ts'
import { applyCustomerChange } from '#app/checkout/checkout.server.ts'
import { passGuard, turnAway } from '#app/account/guards.server.ts'
import { settingsForm, type SettingsForm } from '#app/account/settings-form.ts'
import { userChange } from '#app/account/user-change.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { isIdentityNumber } from '#app/kit/identity-number.server.ts'
import { isPhone } from '#app/kit/phone.server.ts'
import { href } from '#app/routing/href.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { flashNotice, takeFlashNotice } from '#app/visit/flash-notices.server.ts'
import { useFlashNotice } from '#app/visit/use-flash-notice.ts'

import { AccountFrame } from './account-frame.tsx'
import { accountFormAction } from './account-form-action.server.ts'
import { SettingsPage } from './settings-page.tsx'

export { actionResponseHeaders as headers } from './action-headers.ts'
export { accountClientAction as clientAction } from './account-client-action.ts'

export const handle: MessagesHandle = { i18n: ['account'] }

export async function loader(args: LoaderFunctionArgs) {
  const { visit, customer } = await passGuard('authenticated', args)
  const query = new URL(args.request.url).searchParams
  const names = new Intl.DisplayNames(visit.languageId, { type: 'region' })
  const codes = [...new Set(visit.channel.markets.map(({ country }) => country.code))]
  return {
    head: screenHead(visit, 'accountSettings', {
      title: translate(visit.language, 'account')('settings.title'),
    }),
    customer,
    countries: codes.flatMap((code) =>
      /^[A-Z]{2}$/.test(code) ? [{ code, name: names.of(code) ?? code }] : [],
    ),
    marketCountry: visit.market.country.code,
    edited: settingBlockOf(query.get('edit')),
    notice: takeFlashNotice(visit.cookies, ['saved', 'welcome']),
  }
}

export const action = accountFormAction({
  schema: settingsForm,
  async run(visit, form) {
    const { country } = visit.market
    if (form.block === 'contact' && form.phone && !isPhone(form.phone, country.code)) {
      return wrong('phone', 'phone')
    }
    if (form.block === 'identity' && !(await isNumberRight(visit, form))) return wrongNumber(form)
    const before = await getCustomer(visit)
    const changed = await changeCustomer(visit, userChange(form))
    if (!changed.ok) {
      return changed.reason === 'signed-out' ? turnAway(visit, 303) : wrongNumber(form)
    }
    if (form.block === 'identity') chooseCustomerType(visit, form.customerType)
    if (before) await applyCustomerChange(visit, before, changed.value)
    flashNotice(visit.cookies, 'saved')
    return seeOther(href(visit, 'accountSettings'))
  },
})

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function SettingsRoute() {
  const page = useLoaderData<typeof loader>()
  const notice = useFlashNotice(page)
  return (
    <AccountFrame current="settings" email={page.customer.email}>
      <SettingsPage {...page} notice={notice} formState={useActionData<typeof action>()} />
    </AccountFrame>
  )
}

/** An unchanged number is accepted; a new one must be valid in the market's country. */
async function isNumberRight(
  visit: Visit,
  { identityNumber: number, customerType }: Extract<SettingsForm, { block: 'identity' }>,
): Promise<boolean> {
  const customer = await getCustomer(visit)
  const isNew = Boolean(number) && number !== customer?.identityNumber
  return !isNew || isIdentityNumber(number ?? '', visit.market.country.code, customerType)
}

function wrongNumber(form: SettingsForm) {
  const isCompany = form.block === 'identity' && form.customerType === 'ORGANIZATION'
  return wrong('identityNumber', isCompany ? 'organizationId' : 'personalId')
}

/** The error of a field that only the server can validate. */
function wrong(field: string, key: string): { fields: Record<string, string[]> } {
  return { fields: { [field]: [key] } }
}
