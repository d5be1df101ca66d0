import type { Asker } from './graphql.server.ts'
import { fetchWithin } from './connection.server.ts'

const limitMs = 10_000

/** Answers to a challenge; handed on whole, as it came. */
export type Signature = Readonly<Record<string, unknown>>

/** Has a challenge signed; null when the sign service does not, which its caller takes for a no. */
export async function sign(
  asker: Pick<Asker, 'merchant' | 'requestId'>,
  challenge: string,
): Promise<Signature | null> {
  const address = asker.merchant.signEndpoint + encodeURIComponent(challenge)
  const { status, body } = await fetchWithin(limitMs, address, {
    headers: { Accept: 'application/json', 'X-Request-Id': asker.requestId },
  })
  if (status < 200 || status > 299) return null
  try {
    const signature: unknown = JSON.parse(body)
    return typeof signature === 'object' && signature !== null ? (signature as Signature) : null
  } catch {
    return null
  }
}
