import type { MerchantAddresses } from '#app/context.ts'

const deadlineMs = 2_000

/**
 * GraphQL is up when it returns what every page needs, and the embedded merchant can write; auth and sign by any
 * response to their cheapest request.
 *
 * @param embeddedOrigin origin of the embedded merchant; a foreign one is not asked to write
 */
export async function upstreamStates(
  { authEndpoint, signEndpoint }: MerchantAddresses,
  isMerchantReachable: () => Promise<boolean>,
  embeddedOrigin: string | null = null,
) {
  const checks = {
    graphql: async () =>
      (await isMerchantReachable()) &&
      (!embeddedOrigin || (await isReachable(`${embeddedOrigin}/health`, 'GET'))),
    auth: () => isReachable(authEndpoint),
    sign: () => isReachable(signEndpoint),
  }
  const states = await Promise.all(
    Object.entries(checks).map(async ([name, ask]) => [name, await stateOf(ask)] as const),
  )
  return Object.fromEntries(states)
}

async function stateOf(ask: () => Promise<boolean>) {
  const started = performance.now()
  const ok = await ask()
  return { ok, ms: Math.round(performance.now() - started) }
}

async function isReachable(address: string, method = 'HEAD'): Promise<boolean> {
  const answer = await fetch(address, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => null)
  return answer !== null && answer.status < 500
}
