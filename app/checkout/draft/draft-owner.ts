import { placeFields } from '#app/kit/person/address-fields.ts'

import { shipFields, type Draft, type OrderField } from './checkout-form.ts'

export const guest = ''

/** Fields that are filled in only together: two half addresses make no valid one. */
const blocks: readonly (readonly OrderField[])[] = [
  placeFields,
  ['firstName', 'lastName'],
  ['company', 'organizationId'],
  ['email'],
  ['phone'],
]

/** The same for a draft that a visitor has typed, who may have chosen another place for the delivery. */
const typedBlocks: typeof blocks = [
  ...blocks.filter((block) => block !== placeFields),
  [...placeFields, 'shipElsewhere', ...shipFields],
  ['message'],
]

interface StoredDraft {
  draft: Draft
  owner: string
}

interface Visitor {
  owner: string
  /** Data of the account; null for a guest, or when it cannot be loaded. */
  accountData: Draft | null
  /** The account's address, when the visitor has come from its country to the checkout of another one. */
  leftAddress?: Draft | null
}

export type DraftStep =
  | { kind: 'keep' }
  /** Merges `draft` into the stored one. */
  | { kind: 'fill'; draft: Draft }
  /** Removes the stored draft, then saves `draft`. */
  | { kind: 'replace'; draft: Draft }

/**
 * The visitor's own draft stays, emptied fields included, and gets the account's address if it has none; so does one typed
 * before the login, unless its e-mail address is another. Another owner's is discarded; an address of a left country is emptied.
 */
export function draftStep({ draft, owner }: StoredDraft, visitor: Visitor): DraftStep {
  const { accountData, leftAddress } = visitor
  if (owner === visitor.owner) {
    if (leftAddress && placeFields.every((field) => isSame(draft[field] ?? '', leftAddress[field])))
      return { kind: 'fill', draft: Object.fromEntries(placeFields.map((field) => [field, ''])) }
    const hasNew = accountData?.addressLine1 && placeFields.every((field) => !draft[field])
    return hasNew ? { kind: 'fill', draft: pick(accountData, placeFields) } : { kind: 'keep' }
  }
  const isTheirs = owner === guest && (!draft.email || isSame(draft.email, accountData?.email))
  if (!isTheirs && !(owner === guest && accountData === null)) {
    return { kind: 'replace', draft: accountData ?? {} }
  }
  return accountData ? { kind: 'fill', draft: missingFields(draft, accountData) } : { kind: 'keep' }
}

/** A draft that somebody else has filled in, completed by what the visitor had typed in another cart, or by their account. */
export const completeDraft = (draft: Draft, typed: Draft): Draft => ({
  ...draft,
  ...missingFields(draft, typed, typedBlocks),
})

/** Known data that the visitor has not overwritten. */
function missingFields(draft: Draft, known: Draft, by = blocks): Draft {
  const fields = by
    .filter((block) => block.every((field) => !draft[field] || isSame(draft[field], known[field])))
    .flat()
  return pick(known, fields)
}

/** The fields that change with the account; those with other typed values stay. */
export function mergeAccountChange(draft: Draft, before: Draft, after: Draft): Draft {
  const isUntouched = (field: OrderField) => isSame(draft[field] ?? '', before[field] ?? '')
  const fields = blocks.filter((block) => block.every(isUntouched)).flat()
  return Object.fromEntries(
    fields.flatMap((field) =>
      before[field] === after[field] ? [] : [[field, after[field] ?? '']],
    ),
  )
}

function pick(draft: Draft, fields: readonly OrderField[]): Draft {
  return Object.fromEntries(
    fields.flatMap((field) => (draft[field] ? [[field, draft[field]]] : [])),
  )
}

/** Compares without spaces and case: `111 22` equals `11122`. */
function isSame(one: string, other: string | undefined): boolean {
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase()
  return other !== undefined && plain(one) === plain(other)
}
