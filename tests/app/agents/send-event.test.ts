import { ConstantBackoff } from 'cockatiel'
import { beforeEach, expect, it, vi } from 'vitest'

import { eventSender } from '#app/agents/order/send-event.server.ts'
import { platformUrl } from '#app/agents/negotiation/public-address.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openPlatformServer } from '#tests/support/signing-platform.ts'

const platform = await openForTests(openPlatformServer())
const { received } = platform
const send = eventSender({ backoff: new ConstantBackoff(1) })
const eventTo = (url: string) => async () => ({
  url: new URL(url),
  headers: { 'webhook-id': '1' },
  body: '{}',
})
const hook = 'https://agent.example/hook'

beforeEach(() => {
  received.length = 0
  platform.respond((response) => void response.end())
})

it('an event is sent once', async () => {
  expect(await send(eventTo(hook))).toBe('ok')
  expect(received).toMatchObject([{ path: '/hook', body: '{}', headers: { 'webhook-id': '1' } }])
})

it('one that failed is sent again, as it was', async () => {
  let attempts = 0
  platform.respond((response) => void response.writeHead(++attempts < 3 ? 500 : 204).end())
  let made = 0
  const make = async () => {
    made += 1
    return eventTo(hook)()
  }
  expect(await send(make)).toBe('ok')
  expect(received).toHaveLength(3)
  expect(made).toBe(1)
})

it('one that cannot be made is made again', async () => {
  let made = 0
  const outcome = await send(async () => {
    made += 1
    if (made < 3) throw new Error('no merchant')
    return eventTo(hook)()
  })
  expect(outcome).toBe('ok')
  expect(received).toHaveLength(1)
})

it.each([
  ['a redirect inward', 302],
  ['a redirect of the method', 307],
  ['no such address', 404],
  ['a failure', 503],
])('%s ends after five attempts and is not followed', async (_what, status) => {
  const headers = { location: 'https://agent.example/elsewhere' }
  platform.respond((response) => void response.writeHead(status, headers).end())
  expect(await send(eventTo(hook))).toBe('failed')
  expect(received.map(({ path }) => path)).toEqual(Array(5).fill('/hook'))
})

it('one that is to be sent later is, and one to a webhook that is gone is not', async () => {
  let attempts = 0
  platform.respond(
    (response) => void response.writeHead(++attempts < 2 ? 429 : 204, { 'retry-after': '1' }).end(),
  )
  const startedAt = performance.now()
  expect(await send(eventTo(hook))).toBe('ok')
  expect(performance.now() - startedAt).toBeGreaterThan(990)
  received.length = 0
  platform.respond((response) => void response.writeHead(410).end())
  expect(await send(eventTo(hook))).toBe('failed')
  expect(received).toHaveLength(1)
})

it('an answer without an end is not read to the end', async () => {
  let closed = 0
  platform.respond((response) => {
    response.on('close', () => (closed += 1))
    const more = () => {
      while (response.write(Buffer.alloc(64 * 1024)));
    }
    response.on('drain', more)
    more()
  })
  const before = process.memoryUsage().arrayBuffers
  expect(await send(eventTo(hook))).toBe('ok')
  await expect.poll(() => closed).toBe(1)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024)
})

it('a platform that says nothing is not waited for', async () => {
  const limits: AbortController[] = []
  using timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  // Time passes once the platform has the event, however long that takes.
  platform.respond(() => limits.at(-1)?.abort())
  expect(await send(eventTo(hook))).toBe('failed')
  expect(received).toHaveLength(5)
  expect(timeout.mock.calls).toEqual(Array(5).fill([15_000]))
})

it.each(['https://localhost/hook', 'https://localhost.:443/hook'])(
  '%s is not reached',
  async (url) => {
    expect(await send(eventTo(url))).toBe('failed')
  },
)

it.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/',
  'https://0x7f.1/',
  'https://2130706433/',
])('%s is no address of a webhook', (url) => {
  expect(platformUrl(url)).toBeNull()
})

it('of more events than may wait, further ones are dropped', async () => {
  const held: (() => void)[] = []
  platform.respond((response) => void held.push(() => response.end()))
  const sending = Array.from({ length: 501 }, () => send(eventTo(hook)))
  expect(await sending.at(-1)).toBe('busy')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  platform.respond((response) => void response.end())
  for (const end of held) end()
  const outcomes = await Promise.all(sending)
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(500)
})
