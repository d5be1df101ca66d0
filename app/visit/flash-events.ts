/**
 * What a server answer may say has happened to its visitor; names are those of the storefronts before
 * this one (spec section 4).
 */
export const flashEvents = [
  'user:login',
  'user:logout',
  'user:register',
  'user:delete',
  'user:password-reset',
  'user:password-change',
  'customer-type:change',
] as const

export type FlashEvent = (typeof flashEvents)[number]
