import { emailAddress } from '#app/kit/person/email-address.ts'
import { z } from '#app/kit/zod.ts'

/** Keys of `priceAlert.errors` in the messages of the product page. */
export type PriceAlertError = 'email' | 'tooMany' | 'failed'

/** What the page showed; a form without it is refused as a whole, since no shopper types it. */
const failed = { error: 'failed' as const }

export const priceAlertForm = z.object({
  email: emailAddress,
  product: z
    .string(failed)
    .regex(/^\d{1,9}$/, failed)
    .transform(Number),
  price: z
    .string(failed)
    .regex(/^\d{1,12}(\.\d{1,4})?$/, failed)
    .transform(Number),
  currency: z.string(failed).max(3, failed),
  vat: z.enum(['included', 'excluded'], failed),
})
