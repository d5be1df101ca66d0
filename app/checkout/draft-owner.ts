import type { Draft, OrderField } from './checkout-form.ts'

/** Owner of a guest's draft. */
export const guest = ''

/** Fields that mean something together only: half of one address and half of another is none. */
const address = ['zip', 'city', 'addressLine1', 'careOf', 'entryCode'] as const
const blocks: readonly (readonly OrderField[])[] = [
  address,
  ['firstName', 'lastName'],
  ['company', 'organizationId'],
  ['email'],
  ['phone'],
]

interface StoredDraft {
  draft: Draft
  owner: string
}

interface Visitor {
  owner: string
  /** What the account knows of its owner; null when there is none or it could not be asked. */
  accountData: Draft | null
}

export type DraftStep =
  | { kind: 'keep' }
  /** What is given is laid over what the merchant has. */
  | { kind: 'fill'; draft: Draft }
  /** What the merchant has goes first. */
  | { kind: 'replace'; draft: Draft }

/**
 * What becomes of a draft that is found in a visitor's cart. Their own is kept as it is, with what they
 * have emptied; only a whole address that the account has got since, or has in this country, is filled in.
 * What was typed before they logged in is theirs too, unless it names another e-mail address; the account
 * fills in what is missing. The draft of another owner is discarded.
 */
export function draftStep({ draft, owner }: StoredDraft, visitor: Visitor): DraftStep {
  const { accountData } = visitor
  if (owner === visitor.owner) {
    const hasNew = accountData?.addressLine1 && address.every((field) => !draft[field])
    return hasNew ? { kind: 'fill', draft: pick(accountData, address) } : { kind: 'keep' }
  }
  const isTheirs = owner === guest && (!draft.email || isSame(draft.email, accountData?.email))
  if (!isTheirs && !(owner === guest && accountData === null)) {
    return { kind: 'replace', draft: accountData ?? {} }
  }
  return accountData ? { kind: 'fill', draft: missingFields(draft, accountData) } : { kind: 'keep' }
}

/** Data of the account that the visitor has not overwritten. */
function missingFields(draft: Draft, accountData: Draft): Draft {
  const fields = blocks
    .filter((block) =>
      block.every((field) => !draft[field] || isSame(draft[field], accountData[field])),
    )
    .flat()
  return pick(accountData, fields)
}

/**
 * What an account's change means for a draft that it has filled in: what was typed otherwise stays.
 *
 * @param before what the account knew when it was filled in
 */
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

/** `111 22` is `11122`. */
function isSame(one: string, other: string | undefined): boolean {
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase()
  return other !== undefined && plain(one) === plain(other)
}
