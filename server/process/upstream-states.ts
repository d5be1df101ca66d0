import type { MerchantAddresses } from '#app/context.ts'

const deadlineMs = 2_000

/**
 * State and latency of each upstream. GraphQL is up when it returns the data that every page needs,
 * requested as pages do; auth and sign receive their cheapest request, and any response counts.
 */
export async function upstreamStates(
  { authEndpoint, signEndpoint }: MerchantAddresses,
  isMerchantReachable: () => Promise<boolean>,
) {
  const checks = {
    graphql: isMerchantReachable,
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

async function isReachable(address: string): Promise<boolean> {
  const answer = await fetch(address, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => null)
  return answer !== null && answer.status < 500
}
