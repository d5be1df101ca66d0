/**
 * Events that a server response can report to the next page; the names are those of earlier storefronts
 * (spec section 4).
 */
export const flashEvents = [
  'user:login',
  'user:logout',
  'user:register',
  'user:delete',
  'user:password-reset',
  'user:password-change',
  'customer-type:change',
  'newsletter:subscribe',
] as const

export type FlashEvent = (typeof flashEvents)[number]
