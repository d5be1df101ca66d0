import { emailAddress } from '#app/kit/person/email-address.ts'
import { z } from '#app/kit/zod.ts'

/** Keys of `alert.errors` in the words of the product page. */
export type StockAlertError = 'email' | 'size' | 'inStock' | 'tooMany' | 'failed'

const size = { error: 'size' as const }

export const stockAlertForm = z.object({
  email: emailAddress,
  sku: z
    .string(size)
    .regex(/^\d{1,9}$/, size)
    .transform(Number),
})
