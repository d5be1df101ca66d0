import { expect, it } from 'vitest'

import { openHost } from '#tests/support/open-host.ts'
import { sendRequest } from '#tests/support/send-request.ts'

const limits = { perNetwork: { points: 3, duration: 60 }, concurrent: 1, maxBytes: 1_000 }
const answer = async (_request: unknown, _response: unknown, body: string) => ({
  status: 200,
  headers: {},
  body: JSON.stringify({ length: body.length }),
})

it('requests of assistants have limits of their own, which people never meet', async () => {
  await using host = await openHost({ agents: { answer, limits } })
  const ask = () =>
    sendRequest(`${host.origin}/ucp/v1/catalog/search`, { method: 'POST', body: '{}' })
  const statuses = []
  for (let asked = 0; asked < 5; asked++) statuses.push((await ask()).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect((await ask()).headers.get('retry-after')).toBe('10')
  expect((await sendRequest(`${host.origin}/kassan`)).status).toBe(200)
})

it('one more at a time than allowed is asked to come back', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const slow = async () => {
    await held
    return { status: 200, headers: {}, body: '' }
  }
  const many = { ...limits, perNetwork: { points: 100, duration: 60 }, concurrent: 3 }
  await using host = await openHost({ agents: { answer: slow, limits: many }, trustProxy: 1 })
  const ask = (from: number) =>
    sendRequest(`${host.origin}/ucp/mcp`, {
      method: 'POST',
      body: '{}',
      headers: { 'X-Forwarded-For': `192.0.2.${from}` },
    })
  // A network has half of the places.
  const first = [ask(1), ask(1)]
  await expect.poll(async () => (await ask(1)).status).toBe(503)
  first.push(ask(2))
  await expect.poll(async () => (await ask(3)).status).toBe(503)
  release()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await ask(1)).status).toBe(200)
})

it('methods, sizes and addresses of the protocol are its own', async () => {
  await using host = await openHost({ agents: { answer } })
  const send = (path: string, init: object) => sendRequest(host.origin + path, init)
  expect((await send('/ucp/v1/carts/x', { method: 'PUT', body: '{}' })).text).toBe('{"length":2}')
  expect((await send('/kassan', { method: 'PUT', body: '{}' })).status).toBe(405)
  expect((await send('/.well-known/ucp', {})).status).toBe(200)
  const huge = await send('/ucp/mcp', { method: 'POST', body: 'x'.repeat(200_000) })
  expect(huge.status).toBe(413)
  const head = 'POST /ucp/mcp HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
  const endless = await host.raw(`${head}500000\r\n${'x'.repeat(0x500000)}`)
  expect(endless).toMatch(/^HTTP\/1.1 413 /)
})

it('an error of the app is told without its text, and logged', async () => {
  const fails = () => Promise.reject(new Error('secret'))
  await using host = await openHost({ agents: { answer: fails } })
  const response = await sendRequest(`${host.origin}/ucp/mcp`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(500)
  expect(response.text).not.toContain('secret')
})

it('a shop without assistants knows none of their addresses', async () => {
  await using host = await openHost({})
  expect((await sendRequest(`${host.origin}/ucp/mcp`, { method: 'PUT', body: '{}' })).status).toBe(
    405,
  )
})

it('the same question is answered in front of the host, within the limits and with its record', async () => {
  const freshUntil = performance.now() + 60_000
  let recorded = 0
  let asked = 0
  const answerKept = async (_request: unknown, _response: unknown, body: string) => {
    asked += 1
    const kept = { freshUntil: body.includes('old') ? 0 : freshUntil, record: () => recorded++ }
    return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: `${body} ${asked}`, kept }
  }
  const many = { ...limits, perNetwork: { points: 13, duration: 60 } }
  await using host = await openHost({ agents: { answer: answerKept, limits: many } })
  const ask = async (body: string, headers = {}, path = '/ucp/v1/catalog/search') => {
    const sent = { 'Content-Type': 'application/json', ...headers }
    const response = await fetch(host.origin + path, { method: 'POST', body, headers: sent })
    return { response, text: await response.text() }
  }
  const first = await ask('{}')
  const second = await ask('{}')
  expect([first.text, second.text, asked, recorded]).toEqual(['{} 1', '{} 1', 1, 1])
  const own = new Set(['date', 'x-request-id', 'content-security-policy'])
  const headersOf = ({ response }: typeof first) =>
    [...response.headers].filter(([name]) => !own.has(name))
  expect(headersOf(second)).toEqual(headersOf(first))
  const ids = [first, second].map(({ response }) => response.headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(2)
  const others: Parameters<typeof ask>[] = [
    ['{}', { 'UCP-Agent': 'profile="x"' }],
    ['{}', { 'Accept-Language': 'fi' }],
    ['{}', { Signature: 'x=:eA==:' }],
    ['{}', { 'Accept-Encoding': 'gzip;q=0' }],
    ['{}', {}, '/ucp/v1/catalog/lookup'],
    ['{}', {}, '/ucp/v1/carts'],
    ['{}', {}, '/ucp/v1/carts'],
    ['{"old":1}'],
    ['{"old":1}'],
  ]
  for (const other of others) await ask(...other)
  expect(asked).toBe(10)
  expect((await ask('{}')).text).toBe('{} 1')
  expect(await ask('{}')).toMatchObject({ text: '{} 1' })
  expect((await ask('{}')).response.status).toBe(429)
  const hits = host.logged.filter(({ cache }) => cache === 'hit')
  expect([hits.length, recorded]).toEqual([3, 3])
  expect(hits[0]).toMatchObject({ path: '/ucp/v1/catalog/search', status: 200 })
})
