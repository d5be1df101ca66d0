import type { ActionFunctionArgs } from '@remix-run/node'

import { chooseCustomerType } from '#app/account/login/choose-customer-type.server.ts'
import { changeCustomer, getCustomerToChange } from '#app/account/customer.server.ts'
import {
  settingsForm,
  settingsLoginForm,
  type SettingsForm,
} from '#app/account/settings/settings-form.ts'
import { normalizedEmail, logIn } from '#app/account/login/sign-in.server.ts'
import { userChange } from '#app/account/settings/user-change.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { applyCustomerChange } from '#app/checkout/checkout.server.ts'
import { draftOwner } from '#app/checkout/draft/draft-owner.server.ts'
import { isIdentityNumber } from '#app/kit/person/identity-number.server.ts'
import { isPhone } from '#app/kit/person/phone.server.ts'
import { typedPostalCode } from '#app/kit/person/postal-code.ts'
import { href } from '#app/routing/href.ts'
import { flashNotice } from '#app/visit/flash/flash.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { accountFormAction } from '#app/routes/account/account-form-action.server.ts'

const sentBySignedOut = new WeakSet<Visit>()

/** Whether the request sent a form of the settings without a session: the page shows it again, with a login. */
export const isSentBySignedOut = (visit: Visit): boolean =>
  visit.token === null && sentBySignedOut.has(visit)

/** A session may have ended while the form was open: nothing typed is lost, and it is saved when sent again with a login. */
export async function settingsAction(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  sentBySignedOut.add(visit)
  // Finds out whether the session was ended on another device; saving reports any other failure.
  await getCustomerToChange(visit).catch(() => null)
  if (visit.token !== null) return save(args)
  const form = await args.request.clone().formData()
  return form.has('password') ? logInAndSave(args) : save(args)
}

const save = accountFormAction({ schema: settingsForm, run: saveSettings })

const logInAndSave = accountFormAction({
  schema: settingsLoginForm,
  attempt: { kind: 'login', accountOf: ({ email }) => normalizedEmail(email) },
  outage: 'unavailable',
  async run(visit, form, attempt) {
    const entered = await logIn(visit, form)
    if (!entered.ok) return { key: 'refused' }
    await attempt?.succeeded()
    return saveSettings(visit, form)
  },
})

async function saveSettings(visit: Visit, form: SettingsForm) {
  const before = await getCustomerToChange(visit)
  if (!before) return { key: 'sessionEnded' } as const
  // Typed in the page of another account.
  if (form.owner && form.owner !== draftOwner(visit))
    return seeOther(href(visit, 'accountSettings'))
  const { country } = visit.market
  if (form.block === 'contact' && form.phone && !isPhone(form.phone, country.code)) {
    return wrong('phone', 'phone')
  }
  if (form.block === 'address' && typedPostalCode(form.zip, form.country) === null) {
    return wrong('zip', 'zip')
  }
  if (form.block === 'identity' && !isNumberRight(visit, form, before.identityNumber)) {
    return wrongNumber(form)
  }
  const changed = await changeCustomer(visit, userChange(form))
  if (!changed.ok) {
    return changed.reason === 'signed-out' ? ({ key: 'sessionEnded' } as const) : wrongNumber(form)
  }
  if (form.block === 'identity') chooseCustomerType(visit, form.customerType)
  await applyCustomerChange(visit, before, changed.value)
  flashNotice(visit.cookies, 'saved')
  return seeOther(href(visit, 'accountSettings'))
}

/** An unchanged number is accepted; a new one must be valid in the market's country. */
function isNumberRight(
  visit: Visit,
  { identityNumber: number, customerType }: Extract<SettingsForm, { block: 'identity' }>,
  before: string,
): boolean {
  const isNew = Boolean(number) && number !== before
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
