import { typedPostalCode } from '#app/kit/person/postal-code.ts'
import { z } from '#app/kit/zod.ts'

export interface ZipDelivery {
  /** The postal code as typed. */
  zip: string
  isServed: boolean
  /** The nearest pickup point; null when goods cannot be picked up, or it is not known. */
  pickup: string | null
}

const stored = z.object({
  market: z.string().max(20),
  zip: z.string().min(1).max(12),
  isServed: z.boolean(),
  pickup: z.string().max(100).nullable(),
})

export const zipDeliveryState = 'delivery'

/** The state for one market; null for another market's, and for one that cannot be read. */
export function readZipDelivery(
  state: unknown,
  market: { alias: string; country: { code: string } },
): ZipDelivery | null {
  const { success, data } = stored.safeParse(state)
  if (!success || data.market !== market.alias) return null
  if (typedPostalCode(data.zip, market.country.code) === null) return null
  const { zip, isServed, pickup } = data
  return { zip, isServed, pickup }
}
