import type { MerchantAddresses } from '#app/context.ts'

const deadlineMs = 2_000

/**
 * State and latency of each upstream. GraphQL is there when it gives what every page begins with, asked
 * as pages ask; auth and sign are asked for the cheapest answer they have, and any counts.
 */
export async function upstreamStates(
  { authEndpoint, signEndpoint }: MerchantAddresses,
  isMerchantReachable: () => Promise<boolean>,
) {
  const asked = {
    graphql: isMerchantReachable,
    auth: () => answers(authEndpoint),
    sign: () => answers(signEndpoint),
  }
  const states = await Promise.all(
    Object.entries(asked).map(async ([name, ask]) => [name, await stateOf(ask)] as const),
  )
  return Object.fromEntries(states)
}

async function stateOf(ask: () => Promise<boolean>) {
  const started = performance.now()
  const ok = await ask()
  return { ok, ms: Math.round(performance.now() - started) }
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(address, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => null)
  return answer !== null && answer.status < 500
}
