import { emailAddress } from '#app/kit/person/email-address.ts'
import { z } from '#app/kit/zod.ts'

/** Keys of `newsletter.errors` in the namespace `common`. */
export type NewsletterError = 'email' | 'refused' | 'tooMany' | 'failed'

/** The response to the form; a refusal returns the typed address. */
export type NewsletterResult =
  | {
      ok: true
      /** The merchant asks by mail whether the address is the shopper's. */
      isConfirmedByMail: boolean
    }
  | ({ ok: false } & NewsletterRefusal)

export interface NewsletterRefusal {
  reason: NewsletterError
  typed: string
  /** When the form may be sent again; set for `tooMany`. */
  retryAfterSeconds?: number
}

export const newsletterForm = z.object({ email: emailAddress })
