import { getCustomerToChange } from '#app/account/customer.server.ts'
import { forgetDraft, saveDraft } from '#app/checkout/checkout.server.ts'
import type { Checkout } from '#app/checkout/checkout.ts'
import { readDraft } from '#app/checkout/draft/checkout-form.ts'
import { enterCountry } from '#app/checkout/draft/country.server.ts'
import { draftOwner } from '#app/checkout/draft/draft-owner.server.ts'
import { guest } from '#app/checkout/draft/draft-owner.ts'
import { tellLoginEnded } from '#app/checkout/draft/login-ended.server.ts'
import { chosenAddressIn } from '#app/checkout/used-addresses/used-addresses.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/**
 * Saves the form; again, as that of a guest, if its session turns out to have been ended on another device.
 *
 * @returns null without a cart; `other-owner` for the page of another account, which reloads
 */
export async function saveSubmittedDraft(visit: Visit, form: FormData) {
  const owner = draftOwner(visit)
  const check = getCustomerToChange(visit).catch(() => null)
  const [saved] = await Promise.all([saveForOwner(visit, form), check])
  return draftOwner(visit) === owner ? saved : saveForOwner(visit, form)
}

/** Saves the typed values, also of a page older than a login or logout; not of another account's page, which reloads. */
async function saveForOwner(
  visit: Visit,
  form: FormData,
): Promise<Checkout | null | 'other-owner'> {
  // An order is refused over a postal code of another country, at its field.
  const isOrder = ['order', 'check'].includes(String(form.get('intent')))
  const typed = () => (isOrder ? readDraft(form) : enterCountry(visit, readDraft(form)))
  const now = draftOwner(visit)
  const formOwner = form.get('owner')
  if (formOwner === now || typeof formOwner !== 'string') {
    // Without scripts a button for an address may be sent with another country, where it does not exist.
    const draft = typed()
    return saveDraft(visit, { ...draft, ...(await chosenAddressIn(visit, form)) })
  }
  // Typed before the login: merged with the account's data when the page is shown (`draftStep`).
  if (formOwner === guest) return saveDraft(visit, typed(), guest)
  if (now !== guest) return 'other-owner'
  // The session has ended: its other data must no longer be visible.
  tellLoginEnded(visit)
  await forgetDraft(visit)
  return saveDraft(visit, typed())
}
