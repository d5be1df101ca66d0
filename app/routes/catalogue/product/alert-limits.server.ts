import { networkOf } from '#app/kit/network.ts'
import { day, hour } from '#app/kit/time.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Maximum of requests of a network in an hour: each makes the merchant send a mail. */
const maxRequestsAnHour = 30
/** Maximum of requests for one address in a day, from all networks: it may be another person's. */
const maxMailsADay = 10

/**
 * Counts a request for a mail about stock or a price; the seconds until the next is accepted, or null when this one is.
 * Each kind is counted by itself: who waits for many prices can still ask for the one product that is sold out.
 */
export async function alertWait(
  { counters, clientAddress }: Pick<Visit, 'counters' | 'clientAddress'>,
  kind: 'stock' | 'price',
  email: string,
): Promise<number | null> {
  const requests = await counters.add(`${kind} alerts ${networkOf(clientAddress)}`, 1 * hour)
  if (requests.count > maxRequestsAnHour) return seconds(requests.msLeft)
  const mails = await counters.add(`${kind} alerts to ${email.toLowerCase()}`, 1 * day)
  return mails.count > maxMailsADay ? seconds(mails.msLeft) : null
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000))
