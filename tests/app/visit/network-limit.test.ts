import { expect, it } from 'vitest'

import { countNetwork } from '#app/visit/network-limit.server.ts'
import { createCounters } from '#server/process/redis/counters.ts'

const counters = createCounters(null)
const bound = { limit: 20, seconds: 60 }

/** How many of so many steps are admitted, each from the next of the addresses. */
async function admitted(kind: string, steps: number, addressOf: (step: number) => string) {
  let count = 0
  for (let step = 0; step < steps; step++) {
    const visitor = { counters, clientAddress: addressOf(step) }
    if ((await countNetwork(visitor, kind, bound)).retryAfterSeconds === null) count += 1
  }
  return count
}

it.each([
  ['one IPv4 address', 20, () => '192.0.2.1'],
  ['one IPv6 /64', 20, (step: number) => `2001:db8:1:1::${step}`],
  ['eleven /64s of one /48', 40, (step: number) => `2001:db8:2:${step % 11}::1`],
  ['the addresses of an IPv4 /24', 160, (step: number) => `198.51.100.${step % 250}`],
  ['several /48s', 300, (step: number) => `2001:db8:${100 + (step % 20)}::1`],
  ['a network that nobody knows, behind an uncounted proxy', 300, () => ''],
])('%s may take %i steps', async (name, most, addressOf) => {
  expect(await admitted(name, 300, addressOf)).toBe(most)
})

it('a step that is undone counts neither for the network nor for its site', async () => {
  for (let step = 0; step < 100; step++) {
    const clientAddress = `2001:db8:3:${step}::1`
    const counted = await countNetwork({ counters, clientAddress }, 'undone', bound)
    expect(counted.retryAfterSeconds).toBe(null)
    await counted.undo()
  }
})
