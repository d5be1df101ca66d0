import { parseJsonObject } from '#app/kit/parse-json.ts'

import { shipFields, type Draft } from './checkout-form.ts'

/** Data that the API accepts but never returns. */
const always = ['message', 'code'] as const
/** Of a company that the shopper does not buy for just now. */
const ofCompany = ['company', 'organizationId'] as const
/** Of the person, while they buy for a company: the merchant has one place for either number. */
const ofPerson = ['identityNumber'] as const
/** Of another address that is not wanted, or not whole. */
const elsewhere = ['shipElsewhere', ...shipFields] as const
const storedFields = [...always, ...ofCompany, ...ofPerson, ...elsewhere]

/** Merchants take 10 000 characters; a text of nothing but escapes is longer than it looks. */
const maxFieldLength = 200
const maxCharacters = 9_000

/**
 * What the shop keeps in a cart's `merchantData`: what was typed that the API takes but never tells back
 * or has no place for, and whose it is (see `draftOwner`).
 */
export function writeMerchantData(draft: Draft, owner: string): string {
  const isCompany = draft.customerType === 'ORGANIZATION'
  const isElsewhere = Boolean(draft.shipElsewhere && draft.shipAddressLine1?.trim())
  const fields = [
    ...always,
    ...(isCompany ? ofPerson : ofCompany),
    ...(isElsewhere ? [] : elsewhere),
  ]
  const typed = fields.flatMap((field) => {
    const text = field === 'message' ? draft[field]?.trim() : draft[field]?.slice(0, maxFieldLength)
    return text ? [[field, text]] : []
  })
  const data = JSON.stringify({ ...Object.fromEntries(typed), owner })
  // A text that consists almost wholly of escapes is no address.
  const message = draft.message?.trim()
  return data.length <= maxCharacters ? data : JSON.stringify({ message, owner })
}

/** Others may keep other things there. */
export function readMerchantData(text: string | null | undefined): { typed: Draft; owner: string } {
  const data = parseJsonObject(text)
  const { owner } = data
  return {
    typed: Object.fromEntries(
      storedFields.flatMap((name) => (typeof data[name] === 'string' ? [[name, data[name]]] : [])),
    ),
    owner: typeof owner === 'string' ? owner : '',
  }
}
