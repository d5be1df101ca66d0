import { describe, expect, it, onTestFinished, vi } from 'vitest'

import {
  admitAttempt,
  admitNetwork,
  delaySeconds,
  sendWithinLimit,
} from '#app/account/login/attempt-limits.server.ts'
import { networkOf } from '#app/kit/limits/network.ts'
import { createCounters } from '#server/process/redis/counters.ts'

const logged: object[] = []
const silent = () => undefined
const log = {
  debug: silent,
  info: silent,
  error: silent,
  warn: (line: object) => logged.push(line),
}
const someone = () => ({ counters: createCounters(null), clientAddress: '192.0.2.1', log })
const account = 'anna@example.com'

/** Like a login form: the network limit first, then the account limit. */
const admit: typeof admitAttempt = async (visitor, kind, about) => {
  const network = await admitNetwork(visitor, kind)
  return network.ok ? admitAttempt(visitor, kind, about) : network
}

describe('attempts to log in to an account', () => {
  it('are delayed after five failures, longer each time, up to half a minute', () => {
    expect([1, 4, 5, 6, 7, 9, 10, 11, 1000].map(delaySeconds)).toEqual([
      0, 0, 1, 2, 4, 16, 30, 30, 30,
    ])
  })

  it('are rejected from the sixth on, with the time until the next attempt', async () => {
    const attacker = someone()
    for (let i = 0; i < 5; i++) expect((await admit(attacker, 'login', account)).ok).toBe(true)
    expect(await admit(attacker, 'login', account)).toEqual({
      ok: false,
      reason: { retryAfterSeconds: 1 },
    })
  })

  it('are delayed just as long when sent in parallel', async () => {
    const attacker = someone()
    const attempts = Array.from({ length: 20 }, () => admit(attacker, 'login', account))
    expect((await Promise.all(attempts)).filter(({ ok }) => ok)).toHaveLength(5)
  })

  it('are accepted after the delay, one at a time, and then delayed longer', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const attacker = someone()
    for (let i = 0; i < 5; i++) await admit(attacker, 'login', account)
    await vi.advanceTimersByTimeAsync(1_050)
    const attempts = await Promise.all([1, 2, 3].map(() => admit(attacker, 'login', account)))
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1)
    const later = await admit(attacker, 'login', account)
    expect(later).toEqual({ ok: false, reason: { retryAfterSeconds: 2 } })
  })

  it('do not lock out the owner, who uses another network', async () => {
    const otherVisitor = someone()
    for (let i = 0; i < 8; i++) await admit(otherVisitor, 'login', account)
    expect((await admit(otherVisitor, 'login', account)).ok).toBe(false)
    const owner = { ...otherVisitor, clientAddress: '198.51.100.7' }
    expect((await admit(owner, 'login', account)).ok).toBe(true)
  })

  it('do not delay a browser that the owner has used before, even in the same network', async () => {
    const office = someone()
    for (let i = 0; i < 8; i++) await admit(office, 'login', account)
    expect((await admitAttempt(office, 'login', account, 'device')).ok).toBe(true)
  })

  it('from many networks are logged, without the email address', async () => {
    const { counters } = someone()
    logged.length = 0
    for (let i = 0; i < 30; i++) {
      await admit({ counters, log, clientAddress: `192.0.2.${i}` }, 'login', account)
    }
    expect(logged).toEqual([{ event: 'account:attack', account: 'a***@example.com', attempts: 20 }])
  })

  it('from one IPv6 network are counted together', async () => {
    const otherVisitor = someone()
    const from = (clientAddress: string) =>
      admit({ ...otherVisitor, clientAddress }, 'login', account)
    for (let i = 0; i < 5; i++) await from(`2001:db8:1:2::${i}`)
    expect((await from('2001:db8:1:2:ffff::9')).ok).toBe(false)
    expect((await from('2001:db8:1:3::9')).ok).toBe(true)
  })

  it('are reset by the correct password', async () => {
    const owner = someone()
    for (let i = 0; i < 4; i++) await admit(owner, 'login', account)
    const attempt = await admit(owner, 'login', account)
    if (attempt.ok) await attempt.value.succeeded()
    for (let i = 0; i < 4; i++) expect((await admit(owner, 'login', account)).ok).toBe(true)
  })

  it('do not count when the password could not be checked', async () => {
    const owner = someone()
    for (let i = 0; i < 8; i++) {
      const attempt = await admit(owner, 'login', account)
      expect(attempt.ok).toBe(true)
      if (attempt.ok) await attempt.value.undoCount()
    }
  })

  it.each([
    ['login', 30],
    ['register', 20],
    ['reset', 20],
  ] as const)('to %s are limited by network, across accounts', async (kind, maximum) => {
    const network = someone()
    const outcomes = []
    for (let i = 0; i <= maximum; i++) outcomes.push(await admit(network, kind, `${i}@example.com`))
    expect(outcomes.map(({ ok }) => ok)).toEqual([...Array<boolean>(maximum).fill(true), false])
  })
})

it('an address receives at most three mails an hour, from any network', async () => {
  const anyVisitor = someone()
  let sent = 0
  const failing = () => Promise.reject(new Error('outage'))
  for (let i = 0; i < 4; i++) {
    // What could not be sent does not count.
    await expect(sendWithinLimit(anyVisitor, 'eva@example.com', failing)).rejects.toThrow('outage')
    await sendWithinLimit(anyVisitor, account, async () => void sent++)
  }
  expect(sent).toBe(3)
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
