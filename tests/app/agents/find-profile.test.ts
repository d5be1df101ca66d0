import { createHook } from 'node:async_hooks'

import { MockAgent } from 'undici'
import { expect, it, vi } from 'vitest'

import { profileFinder } from '#app/agents/negotiation/find-profile.server.ts'
import { isPublicAddress } from '#app/agents/negotiation/public-address.ts'

const profile = { ucp: { version: '2026-04-08', capabilities: {} } }

/** Platforms that answer as told; another request fails. */
function openPlatforms() {
  const dispatcher = new MockAgent()
  dispatcher.disableNetConnect()
  let requests = 0
  return {
    find: profileFinder({ dispatcher }),
    requests: () => requests,
    answer(host: string, status: number, body: string, headers: Record<string, string> = {}) {
      dispatcher
        .get(`https://${host}`)
        .intercept({ path: '/p.json' })
        .reply(() => {
          requests += 1
          return { statusCode: status, data: body, responseOptions: { headers } }
        })
        .persist()
    },
  }
}

it('a profile is requested once, also by parallel requests', async () => {
  const { find, answer, requests } = openPlatforms()
  answer('agent.example', 200, JSON.stringify(profile), { 'cache-control': 'max-age=1' })
  const address = 'https://agent.example/p.json'
  const found = await Promise.all([find(address), find(address)])
  expect(found[0]).toMatchObject({ ok: true, value: profile })
  await find(address)
  expect(requests()).toBe(1)
})

it.each([
  ['a redirect', 302, '', 'profile_unreachable'],
  ['a failure', 500, '', 'profile_unreachable'],
  ['a page', 200, '<html>', 'profile_malformed'],
  ['another document', 200, '{"ucp":{}}', 'profile_malformed'],
  ['a list', 200, '[]', 'profile_malformed'],
])('%s is no profile, and is not asked for again', async (_what, status, body, reason) => {
  const { find, answer, requests } = openPlatforms()
  answer('agent.example', status, body, { location: 'https://127.0.0.1/' })
  for (let asked = 0; asked < 2; asked++) {
    expect(await find('https://agent.example/p.json')).toEqual({ ok: false, reason })
  }
  expect(requests()).toBe(1)
})

it('invented platforms cost a bounded number of requests, and lock out none that the shop knows', async () => {
  const { find, answer } = openPlatforms()
  answer('agent.example', 200, JSON.stringify(profile))
  await find('https://agent.example/p.json')
  // Its profile is out of date.
  const later = performance.now() + 120_000
  using _clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  const reasons = new Map<string, number>()
  for (let number = 0; number < 200; number++) {
    const found = await find(`https://agent${number}.example/p.json`)
    const reason = found.ok ? 'found' : found.reason
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  expect(reasons.get('profile_unreachable')).toBe(120)
  expect(reasons.get('busy')).toBe(80)
  expect(await find('https://agent.example/p.json')).toMatchObject({ ok: true })
})

it.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['agent.example', false],
])('the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

it('an invented name takes none of the threads in which the names of the shop’s own services are resolved', async () => {
  const used = new Set<string>()
  const hook = createHook({ init: (_id, type) => void used.add(type) }).enable()
  const found = await profileFinder()('https://nobody.invalid/p.json')
  hook.disable()
  expect(found).toEqual({ ok: false, reason: 'profile_unreachable' })
  expect(used).toContain('QUERYWRAP')
  expect(used).not.toContain('GETADDRINFOREQWRAP')
})
