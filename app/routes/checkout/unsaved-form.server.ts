import { offeredBuyerTypes, type BuyerType } from '#app/checkout/draft/buyer-type.ts'
import {
  readDraft,
  shipFields,
  tooLongFields,
  type Draft,
} from '#app/checkout/draft/checkout-form.ts'
import { checkoutCountries } from '#app/checkout/read-checkout.server.ts'
import { addressFields } from '#app/kit/person/address-fields.ts'
import type { Visit } from '#app/visit/visit.ts'

/** The submitted checkout form, when the merchant has not saved it. */
export interface UnsavedForm {
  draft: Draft
  countries: readonly { alias: string; name: string }[]
  buyerTypes: readonly BuyerType[]
  /** Fields that the page does not show, as hidden inputs. */
  hidden: readonly (readonly [name: string, value: string])[]
}

interface StoredForm {
  form: UnsavedForm
  /** Refused by a merchant that can be reached: the checkout is shown, unless the merchant refuses that too. */
  isRefused: boolean
}

const kept = new WeakMap<Visit, StoredForm>()

const shown: readonly string[] = [
  'country',
  'customerType',
  'company',
  'organizationId',
  'email',
  'phone',
  'message',
  'shipElsewhere',
  ...addressFields,
  ...shipFields,
]

/** Stores the form of an action for the page that is rendered as its response. */
export function storeUnsavedForm(
  visit: Visit,
  form: FormData,
  { isRefused = false }: Partial<Pick<StoredForm, 'isRefused'>> = {},
): void {
  const sent = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  const unsaved = {
    draft: { ...readDraft(form), ...textsOf(form, tooLongFields(form)) },
    countries: checkoutCountries(visit),
    buyerTypes: offeredBuyerTypes(visit),
    hidden: sent.filter(([name]) => !shown.includes(name)),
  }
  kept.set(visit, { form: unsaved, isRefused })
}

const textsOf = (form: FormData, fields: readonly string[]): Draft =>
  Object.fromEntries(fields.map((field) => [field, String(form.get(field))]))

/** The form that the action could not save; null when it was saved. */
export const findUnsavedForm = (visit: Visit): StoredForm | null => kept.get(visit) ?? null
