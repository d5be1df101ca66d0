import { emailAddress } from '#app/kit/person/email-address.ts'
import { z } from '#app/kit/zod.ts'

/** Keys of `alert.errors` in the messages of the product page. */
export type AlertError = 'email' | 'size' | 'gone' | 'inStock' | 'tooMany' | 'noResponse' | 'failed'

const number = (pattern: RegExp, error: { error: AlertError }) =>
  z.string(error).regex(pattern, error).transform(Number)

export const stockAlertForm = z.object({
  email: emailAddress,
  sku: number(/^\d{1,9}$/, { error: 'size' }),
})

/** What the page showed; a form without it is refused as a whole, since no shopper types it. */
const failed = { error: 'failed' as const }

export const priceAlertForm = z.object({
  email: emailAddress,
  product: number(/^\d{1,9}$/, failed),
  price: number(/^\d{1,12}(\.\d{1,4})?$/, failed),
  currency: z.string(failed).max(3, failed),
  vat: z.enum(['included', 'excluded'], failed),
})
