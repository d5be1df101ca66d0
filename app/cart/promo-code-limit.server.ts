import { networkOf } from '#app/kit/network.ts'
import { minute } from '#app/kit/time.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Wrong codes that one network may try; a gift code is money, and a script tries thousands. */
const maxWrongCodes = 60
const seconds = 10 * minute

export interface PromoAttempt {
  /** The code exists, or could not be checked: it does not count. */
  wasNotWrong(): Promise<void>
}

/** Counts a code before it is checked, so that parallel attempts count too; null when there were too many. */
export async function admitPromoCode({
  counters,
  clientAddress,
}: Pick<Visit, 'counters' | 'clientAddress'>): Promise<PromoAttempt | null> {
  const key = `promo codes ${networkOf(clientAddress)}`
  const { count } = await counters.add(key, seconds)
  return count > maxWrongCodes ? null : { wasNotWrong: () => counters.undoCount(key) }
}
