import { offeredBuyerTypes, type BuyerType } from '#app/checkout/buyer-type.ts'
import { readDraft, shipFields, type Draft } from '#app/checkout/checkout-form.ts'
import { checkoutCountries } from '#app/checkout/read-checkout.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** The checkout's form as it was sent, while the merchant cannot be told of it. */
export interface UnsavedForm {
  draft: Draft
  countries: readonly { alias: string; name: string }[]
  buyerTypes: readonly BuyerType[]
  /** Fields that the page does not show, to be sent again with the rest. */
  hidden: readonly (readonly [name: string, value: string])[]
}

const unsaved = new WeakMap<Visit, UnsavedForm>()

/** Shown by the page, and so not to be sent twice. */
const shown: readonly string[] = [
  'country',
  'zip',
  'customerType',
  'company',
  'organizationId',
  'email',
  'phone',
  'firstName',
  'lastName',
  'careOf',
  'addressLine1',
  'city',
  'entryCode',
  'message',
  'shipElsewhere',
  ...shipFields,
]

/** Keeps the form of an action for the page that answers it. */
export function keepForPage(visit: Visit, form: FormData): void {
  const sent = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  unsaved.set(visit, {
    draft: readDraft(form),
    countries: checkoutCountries(visit),
    buyerTypes: offeredBuyerTypes(visit),
    hidden: sent
      .filter(([name]) => !shown.includes(name))
      .map(([name, value]) => [name, value.slice(0, 1000)] as const),
  })
}

/** What the action before this page could not save; null when it could. */
export const findUnsavedForm = (visit: Visit): UnsavedForm | null => unsaved.get(visit) ?? null
