import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { delaySeconds, networkOf } from '#app/account/attempt-delay.ts'
import { admit, mayMail } from '#app/account/attempt-limits.server.ts'

const place = () => ({
  account: `${randomUUID()}@example.com`,
  clientAddress: randomUUID().slice(0, 8),
})

describe('attempts at an account', () => {
  it('wait after five failures, longer each time, and never for more than half a minute', () => {
    expect([1, 4, 5, 6, 7, 9, 10, 11, 1000].map(delaySeconds)).toEqual([
      0, 0, 1, 2, 4, 16, 30, 30, 30,
    ])
  })

  it('are refused with the time to come again, and the sixth in parallel is no quicker', async () => {
    const who = place()
    const outcomes = await Promise.all(Array.from({ length: 9 }, () => admit('login', who)))
    const later = await admit('login', who)
    expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(5)
    expect(later).toMatchObject({ ok: false, reason: { retryAfterSeconds: expect.any(Number) } })
  })

  it('do not shut out the owner, who comes from another network', async () => {
    const stranger = place()
    for (let i = 0; i < 8; i++) await admit('login', stranger)
    expect((await admit('login', stranger)).ok).toBe(false)
    const owner = { ...stranger, clientAddress: place().clientAddress }
    expect((await admit('login', owner)).ok).toBe(true)
  })

  it('are forgotten with the right password', async () => {
    const who = place()
    for (let i = 0; i < 4; i++) await admit('login', who)
    const attempt = await admit('login', who)
    if (attempt.ok) await attempt.value.succeeded()
    for (let i = 0; i < 4; i++) expect((await admit('login', who)).ok).toBe(true)
  })

  it('are limited for a network, whatever the accounts', async () => {
    const { clientAddress } = place()
    const outcomes = []
    for (let i = 0; i < 31; i++) outcomes.push(await admit('login', { ...place(), clientAddress }))
    expect(outcomes.map(({ ok }) => ok)).toEqual([...Array<boolean>(30).fill(true), false])
  })
})

it('an address gets three mails an hour, whoever asks for them', async () => {
  const { account } = place()
  const answers = []
  for (let i = 0; i < 4; i++) answers.push(await mayMail(account))
  expect(answers).toEqual([true, true, true, false])
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
