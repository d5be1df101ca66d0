import { expect, it, onTestFinished, vi } from 'vitest'

import type { Readiness } from '#server/http/health.ts'
import { openHost } from '#tests/support/open-host.ts'

const health = (readiness: () => Readiness) => ({
  version: '1.2.3',
  readiness,
  upstreams: async () => ({ graphql: { ok: false, ms: 12 } }),
})

it.each([
  ['starting', 503],
  ['ready', 200],
  ['draining', 503],
] as const)(
  'a shop that is %s has readiness status %i, and is still alive',
  async (state, status) => {
    await using host = await openHost({ health: health(() => state) })
    for (const address of ['/health', '/health/ready']) {
      const response = await fetch(host.origin + address)
      expect(response.status).toBe(status)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.has('set-cookie')).toBe(false)
      expect(await response.json()).toMatchObject({
        status: state,
        version: '1.2.3',
        uptime: expect.any(Number),
      })
    }
    expect((await fetch(`${host.origin}/health/live`)).status).toBe(200)
  },
)

it('stays ready during an upstream outage, and names the upstream', async () => {
  await using host = await openHost({ health: health(() => 'ready') })
  const response = await fetch(`${host.origin}/health/upstreams`)
  expect(await response.json()).toEqual({ graphql: { ok: false } })
  expect((await fetch(`${host.origin}/health/ready`)).status).toBe(200)
})

it('asks the upstreams once for all visitors of a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let asked = 0
  const upstreams = async () => ({ graphql: { ok: ++asked < 2, ms: 1 } })
  await using host = await openHost({ health: { ...health(() => 'ready'), upstreams } })
  const open = async () => (await fetch(`${host.origin}/health/upstreams`)).json()
  const first = { graphql: { ok: true } }
  expect(await Promise.all([open(), open(), open()])).toEqual([first, first, first])
  vi.advanceTimersByTime(900)
  expect(await open()).toEqual(first)
  vi.advanceTimersByTime(200)
  expect(await open()).toEqual({ graphql: { ok: false } })
})

it('closes every connection while it drains', async () => {
  let state: Readiness = 'ready'
  await using host = await openHost({ health: health(() => state) })
  const connection = async () => (await fetch(host.origin)).headers.get('connection')
  expect(await connection()).toBe('keep-alive')
  state = 'draining'
  expect(await connection()).toBe('close')
})

it('responds to a balancer without a Host header', async () => {
  await using host = await openHost()
  expect(await host.raw('GET /health/ready HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})
