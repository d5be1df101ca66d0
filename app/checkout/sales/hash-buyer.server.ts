import { createHash } from 'node:crypto'

import type { HashedBuyer } from './sales-order.ts'

type Buyer = { [Field in keyof HashedBuyer]: string | null | undefined }

/** Hashes what the merchant sent about a buyer (spec section 7); fields without a text are left out. */
export function hashBuyer(buyer: Buyer): HashedBuyer {
  const hashed = Object.entries(buyer).flatMap(([field, value]) => {
    const text = value?.trim().toLowerCase()
    return text ? [[field, createHash('sha256').update(text).digest('hex')]] : []
  })
  return Object.fromEntries(hashed) as HashedBuyer
}
