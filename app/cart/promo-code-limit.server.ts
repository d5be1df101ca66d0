import { minute } from '#app/kit/time.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Wrong codes that one network may try; a gift code is money, and a script tries thousands. */
const wrongCodes = { limit: 60, seconds: 10 * minute }

export interface PromoAttempt {
  /** The code exists, or could not be checked: it does not count. */
  wasNotWrong(): Promise<void>
}

/** Counts a code before it is checked, so that parallel attempts count too; null when there were too many. */
export async function admitPromoCode(
  visit: Pick<Visit, 'counters' | 'clientAddress'>,
): Promise<PromoAttempt | null> {
  const { retryAfterSeconds, undo } = await countNetwork(visit, 'promo codes', wrongCodes)
  return retryAfterSeconds === null ? { wasNotWrong: undo } : null
}
