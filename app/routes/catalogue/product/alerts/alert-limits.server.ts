import { day, hour } from '#app/kit/time.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Requests of a network: each makes the merchant send a mail. */
const requests = { limit: 30, seconds: 1 * hour }
/** Maximum of requests for one address in a day, from all networks: it may be another person's. */
const maxMailsPerDay = 10

/** Counts a request for a mail; the seconds until the next, or null. By kind: who waits for many prices may ask for a product. */
export async function secondsUntilAlert(
  visit: Pick<Visit, 'counters' | 'clientAddress'>,
  kind: 'stock' | 'price',
  email: string,
): Promise<number | null> {
  const { retryAfterSeconds } = await countNetwork(visit, `${kind} alerts`, requests)
  if (retryAfterSeconds !== null) return retryAfterSeconds
  const mails = await visit.counters.add(`${kind} alerts to ${email.toLowerCase()}`, 1 * day)
  return mails.count > maxMailsPerDay ? seconds(mails.msLeft) : null
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000))
