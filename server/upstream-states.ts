import type { MerchantAddresses } from '#app/context.ts'

const deadlineMs = 2_000

/** Asks each upstream for the cheapest answer it has; any answer at all counts as being there. */
export async function upstreamStates(addresses: MerchantAddresses) {
  const asked = {
    graphql: addresses.graphqlEndpoint,
    auth: addresses.authEndpoint,
    sign: addresses.signEndpoint,
  }
  const states = await Promise.all(
    Object.entries(asked).map(async ([name, address]) => [name, await stateOf(address)] as const),
  )
  return Object.fromEntries(states)
}

async function stateOf(address: string) {
  const started = performance.now()
  const answer = await fetch(address, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => null)
  return { ok: answer !== null && answer.status < 500, ms: Math.round(performance.now() - started) }
}
