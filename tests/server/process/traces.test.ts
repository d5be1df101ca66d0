import { afterEach, expect, it, vi } from 'vitest'

import { authenticate } from '#app/gateway/auth/auth.server.ts'
import { createGateway } from '#app/gateway/gateway.server.ts'
import { createLog } from '#server/process/log.ts'
import { openTraces } from '#server/process/traces.ts'
import { forwardTo } from '#tests/support/ask-merchant.ts'
import { freePort } from '#tests/support/free-port.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { openHost } from '#tests/support/open-host.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openTraceCollector } from '#tests/support/trace-collector.ts'
import { openUpstream } from '#tests/support/upstream.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const given = { traceparent: `00-${trace}-00f067aa0ba902b7-01` }

afterEach(() => void vi.unstubAllEnvs())

/** Traces that the environment's variables send to an endpoint, as in `server.ts`. */
function tracesTo(endpoint: string, env: Record<string, string> = {}) {
  const logged: Record<string, unknown>[] = []
  const variables = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '20',
    ...env,
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const log = createLog('info', {}, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const traces = openTraces({ version: '1.2.3', log, closeWithinMs: 200 })
  return { ...traces, logged, [Symbol.asyncDispose]: () => traces.close() }
}

it('a page is one trace: request, loaders, operations, and the merchant as it was asked', async () => {
  await using collector = await openTraceCollector()
  await using seeded = await openSeededMerchant(60)
  await using merchant = await openUpstream(async (received) => [
    200,
    await (await forwardTo(seeded.endpoint, received)).text(),
  ])
  await using traces = tracesTo(collector.endpoint, { OTEL_SERVICE_NAME: 'my-shop' })
  await using shop = await openShop(merchant.endpoint, { TRUST_PROXY: '1' }, { tracer: traces })
  const page = await fetch(`${shop.origin}/c/soffor`, { headers: given })
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain(trace)
  await traces.close()

  const spans = collector.spans.filter(({ traceId }) => traceId === trace)
  const nameOf = new Map(spans.map(({ spanId, name }) => [spanId, name]))
  const parents = new Map(spans.map((span) => [span.name, nameOf.get(span.parentSpanId ?? '')]))
  const [request] = spans.filter(({ kind }) => kind === 2)
  expect(request).toMatchObject({ name: 'GET category', parentSpanId: '00f067aa0ba902b7' })
  expect(request!.attributes).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'http.route': 'category',
    'hemvist.request_id': page.headers.get('x-request-id'),
    'hemvist.market': 'se',
    'hemvist.language': 'sv',
  })
  expect(parents.get('loader category')).toBe('GET category')
  // The address is resolved before a loader runs.
  expect(parents.get('query channel')).toBe('GET category')
  const operations = spans.filter(({ kind }) => kind === 3)
  const byLoaders = operations.filter(({ name }) => /^loader /.test(parents.get(name) ?? ''))
  expect(byLoaders.length).toBeGreaterThan(operations.length / 2)
  const sent = merchant.requests.map(({ headers }) => headers.traceparent)
  expect(sent.toSorted()).toEqual(
    operations.map(({ spanId }) => `00-${trace}-${spanId}-01`).toSorted(),
  )
  expect(collector.bodies[0]).toContain('my-shop')
})

it.each([
  ['of a visitor', '0', given.traceparent],
  ['without a proxy', '0', undefined],
  ['malformed', '1', `00-${trace}-evil-01`],
  ['of only zeros', '1', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
])('a traceparent %s is not used', async (_, trustProxy, traceparent) => {
  await using collector = await openTraceCollector()
  await using traces = tracesTo(collector.endpoint)
  await using host = await openHost({ tracer: traces, trustProxy: Number(trustProxy) })
  await (await fetch(host.origin, { headers: traceparent ? { traceparent } : {} })).text()
  await traces.close()
  const [span] = collector.spans
  expect(span!.parentSpanId).toBeUndefined()
  expect(span!.traceId).not.toBe(trace)
  expect(host.logged).toMatchObject([{ traceId: span!.traceId }])
})

it('a proxy may decide that a trace is not recorded', async () => {
  await using collector = await openTraceCollector()
  await using traces = tracesTo(collector.endpoint)
  await using host = await openHost({ tracer: traces, trustProxy: 1 })
  const headers = { traceparent: given.traceparent.replace(/01$/, '00') }
  await (await fetch(host.origin, { headers })).text()
  await traces.close()
  expect(collector.spans).toEqual([])
  expect(host.logged).toMatchObject([{ traceId: trace }])
})

it('pages of a fault have the trace where somebody else knows it, beside the request id', async () => {
  await using collector = await openTraceCollector()
  await using merchant = await openSeededMerchant(60)
  await using proxy = await openFaultProxy(merchant.origin)
  await using traces = tracesTo(collector.endpoint)
  await using traced = await openShop(proxy.origin, {}, { tracer: traces })
  await using plain = await openShop(proxy.origin, { TRUST_PROXY: '1' })
  const send = (origin: string, path: string, headers = {}) =>
    fetch(origin + path, { headers: { accept: 'text/html', ...headers } })
  for (const { origin } of [traced, plain]) expect((await send(origin, '/en')).status).toBe(200)
  proxy.setFault('down')
  const html = async (...request: Parameters<typeof send>) => {
    const response = await send(...request)
    expect(response.status).toBe(503)
    return response.text()
  }
  for (const path of ['/en/s/sofa', '/en/checkout/confirm?oid=1&cartid=1']) {
    expect(await html(traced.origin, path)).toMatch(/Trace(?: ID:)? [0-9a-f]{32}</)
    expect(await html(plain.origin, path, given)).toMatch(`${trace}<`)
    expect(await html(plain.origin, path)).not.toMatch(/Trace/)
  }
})

it('a collector that hangs slows no request and no end of the process, and holds few spans', async () => {
  await using collector = await openTraceCollector(() => null)
  await using traces = tracesTo(collector.endpoint, { OTEL_BSP_MAX_QUEUE_SIZE: '20' })
  await using host = await openHost({ tracer: traces })
  for (let sent = 0; sent < 100; sent++) {
    const response = await fetch(host.origin, { signal: AbortSignal.timeout(1_000) })
    await response.text()
  }
  expect(collector.bodies.length).toBeGreaterThan(0)
  const started = performance.now()
  await traces.close()
  expect(performance.now() - started).toBeLessThan(1_000)
  const held = collector.bodies.map((body) => body.match(/"spanId"/g)?.length ?? 0)
  expect(Math.max(...held)).toBeLessThanOrEqual(20)
})

it('an outage of the collector is logged once, and so is its end', async () => {
  await using collector = await openTraceCollector((call) => (call < 3 ? 400 : 200))
  await using traces = tracesTo(collector.endpoint)
  const send = () => traces.startRequest('GET', null).end(outcome)
  for (let call = 1; call <= 3; call++) {
    send()
    await expect.poll(() => collector.bodies.length).toBe(call)
  }
  await traces.close()
  const messages = traces.logged.map(({ msg }) => msg)
  expect(messages).toEqual(['trace export failed', 'trace export resumed'])
})

it('a collector that refuses connections costs a line', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`
  await using traces = tracesTo(endpoint, { OTEL_EXPORTER_OTLP_TIMEOUT: '100' })
  traces.startRequest('GET', null).end(outcome)
  await expect.poll(() => traces.logged).toMatchObject([{ msg: 'trace export failed' }])
})

it('each request to auth and sign is a span, which that service gets', async () => {
  await using collector = await openTraceCollector()
  await using traces = tracesTo(collector.endpoint)
  const responses: Record<string, object> = {
    '/auth/login': { sign: 'challenge', token: 'token', maxAge: 900 },
    '/sign/?identity=challenge': { signature: 'canary' },
  }
  await using service = await openUpstream(({ path, headers }) => {
    const { token, ...challenge } = responses[path] as { token?: string }
    const isFirst = service.requests.filter((request) => request.path === path).length === 1
    expect(headers.traceparent).toBeDefined()
    return [200, JSON.stringify(isFirst ? challenge : { ...challenge, token })]
  })
  const { origin } = new URL(service.endpoint)
  const gateway = createGateway({ sharedCache: null, tracer: traces })
  const merchant = {
    graphqlEndpoint: service.endpoint,
    authEndpoint: `${origin}/auth`,
    signEndpoint: `${origin}/sign/?identity=`,
    apiKey: 'demo',
    persistedQueries: false,
  }
  const canary = { username: 'canary@example.com', password: 'canary', isRemembered: true }
  const { ok } = await authenticate({ gateway, merchant, requestId: 'a' }, 'login', canary)
  expect(ok).toBe(true)
  await gateway.close()
  await traces.close()
  expect(collector.spans.map(({ name }) => name)).toEqual(['auth login', 'sign', 'auth login'])
  expect(service.requests.map(({ headers }) => headers.traceparent)).toEqual(
    collector.spans.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`),
  )
  expect(collector.bodies.join('')).not.toContain('canary')
})

it('a failed operation has its kind, and no text of the error', async () => {
  await using collector = await openTraceCollector()
  await using traces = tracesTo(collector.endpoint)
  const failing = (error: unknown) =>
    traces.inSpan('loader list', {}, () => Promise.reject(error)).catch(() => undefined)
  await failing(Object.assign(new Error('canary'), { kind: 'timeout', status: 504 }))
  await failing(new TypeError('canary'))
  await failing(new Response('canary', { status: 503, statusText: 'canary' }))
  await failing(new Response(null, { status: 404 }))
  await traces.close()
  const seen = collector.spans.map(({ attributes, hasFailed }) => [
    attributes['error.type'],
    hasFailed,
  ])
  expect(seen).toEqual([
    ['timeout', true],
    ['TypeError', true],
    ['503', true],
    [undefined, false],
  ])
  expect(collector.bodies.join('')).not.toContain('canary')
})

const outcome = { requestId: 'a', status: 200, isAborted: false }
