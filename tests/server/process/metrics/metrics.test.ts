import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createRegistry } from '#server/process/metrics/shop-registry.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { freePort } from '#tests/support/free-port.ts'
import { buyer, pathOf } from '#tests/support/purchases.ts'
import { sendRequest } from '#tests/support/send-request.ts'
import { openShopper } from '#tests/support/shopper.ts'
import { openSeededMerchant, type SeededMerchant } from '#tests/support/seeded-merchant.ts'
import { merchantSettings, startShop, type Shop } from '#tests/support/start-shop.ts'

/** In every text that the flood invents. */
const mark = 'invented'
const rulesFile = 'deploy/prometheus/hemvist.rules.yaml'
const dashboardFile = 'deploy/grafana/hemvist.json'

const promtool = (...args: string[]) =>
  execFileSync('promtool', args, { encoding: 'utf8', stdio: 'pipe' })
const hasPromtool = (() => {
  try {
    promtool('--version')
    return true
  } catch {
    return false
  }
})()

let merchant: SeededMerchant
let shop: Shop
let metricsPort: number

beforeAll(async () => {
  metricsPort = await freePort()
  merchant = await openSeededMerchant(60, { clock: () => new Date() })
  shop = await startShop({
    env: {
      ...merchantSettings(merchant.origin),
      BASE_URL: merchant.publicOrigin,
      METRICS_PORT: String(metricsPort),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
      // Nobody listens there: the shop works without it.
      REDIS_URL: 'redis://127.0.0.1:1',
    },
  })
})
afterAll(async () => {
  for (const each of [shop, merchant]) await each[Symbol.asyncDispose]()
})

const scrape = async () => (await sendRequest(`http://127.0.0.1:${metricsPort}/metrics`)).text

/** Value by series, such as `hemvist_orders_total{provider="STANDARD",state="placed"}`. */
async function readSeries(): Promise<Map<string, number>> {
  const lines = (await scrape()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

it('metrics are served at their own port alone', async () => {
  const own = await sendRequest(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(own.headers.get('content-type')).toMatch(/^text\/plain/)
  expect((await sendRequest(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
  const head = await sendRequest(`http://127.0.0.1:${metricsPort}/metrics`, { method: 'HEAD' })
  expect([head.status, head.text]).toEqual([200, ''])
  expect((await sendRequest(`${shop.origin}/metrics`)).text).not.toContain('hemvist_')
})

it('a purchase is counted by screen, operation, provider and outcome, once', async () => {
  const shopper = openShopper(shop.origin, '', { 'x-forwarded-for': '192.0.2.7' })
  await shopper.buy(pathOf('in-stock'))
  await shopper.post('/kassan', { intent: 'update', zip: '90325' })
  const invoice = { ...buyer, paymentId: '24' }
  const typed = formFields((await shopper.get('/kassan')).html)
  await shopper.post('/kassan', { ...typed, ...invoice, intent: 'update' })
  const shown = formFields((await shopper.get('/kassan')).html)
  const refused = await shopper.post('/kassan', { ...shown, ...invoice, seenTotal: '1' })
  expect(refused.status).toBe(422)
  const ordered = await shopper.post('/kassan', { ...shown, ...invoice })
  const confirmation = String(ordered.location).replace(merchant.publicOrigin, '')
  for (const _time of [1, 2]) expect((await shopper.get(confirmation)).status).toBe(200)

  const series = await readSeries()
  expect(series.get('hemvist_orders_total{provider="STANDARD",state="placed"}')).toBe(1)
  expect(series.get('hemvist_orders_refused_total{reason="changed"}')).toBe(1)
  expect(series.get('hemvist_payments_total{provider="STANDARD",outcome="completed"}')).toBe(1)
  const count = 'hemvist_upstream_call_duration_seconds_count'
  expect(series.get(`${count}{operation="placeOrder",outcome="ok"}`)).toBe(1)
  const pages = 'hemvist_http_request_duration_seconds_count'
  expect(series.get(`${pages}{screen="checkoutConfirm",status="2xx"}`)).toBe(2)
  expect(series.get('hemvist_ready')).toBe(1)
  expect(series.get('hemvist_redis_up')).toBe(0)
  expect(series.get('hemvist_upstream_breaker_open{class="catalogue"}')).toBe(0)
  expect(series.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(series.get('process_resident_memory_bytes')).toBeGreaterThan(0)
})

it('a kept document is a miss, then a hit', async () => {
  const result = (name: string) => `hemvist_documents_requested_total{result="${name}"}`
  const before = await readSeries()
  const requestStart = () => sendRequest(`${shop.origin}/nyheter`)
  await expect.poll(async () => (await requestStart()).headers.get('cache-status')).toContain('hit')
  const after = await readSeries()
  for (const name of ['miss', 'hit']) {
    expect(after.get(result(name))).toBeGreaterThan(before.get(result(name)) ?? 0)
  }
  expect(after.get('hemvist_documents_kept')).toBeGreaterThan(0)
  expect(after.get('hemvist_documents_kept_bytes')).toBeGreaterThan(1_000)
  expect(after.get('hemvist_document_renewals_total{outcome="rendered"}')).toBeGreaterThan(0)
})

it('times of browsers are added to their screen; a report with anything else is dropped', async () => {
  const report = (body: string, more: Record<string, string> = {}) =>
    sendRequest(`${shop.origin}/events/vitals`, {
      method: 'POST',
      body,
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '192.0.2.8', ...more },
    })
  const answer = await report('{"screen":"product","LCP":1800,"CLS":0.02}')
  expect(answer.status).toBe(204)
  expect(answer.headers.get('set-cookie')).toBeNull()
  for (const body of [
    `{"screen":"${mark}","LCP":1800}`,
    '{"screen":"product","LCP":1800,"path":"/x"}',
    '{"screen":"product","LCP":-1}',
    '{"screen":"product","LCP":1e9}',
    'no JSON',
    `{"screen":"product","LCP":1${' '.repeat(900)}}`,
  ]) {
    expect((await report(body)).status).toBe(204)
  }
  const foreign = await report('{"screen":"product","LCP":1}', { 'sec-fetch-site': 'cross-site' })
  expect(foreign.status).toBe(403)
  const series = await readSeries()
  expect(series.get('hemvist_web_vital_seconds_count{screen="product",vital="LCP"}')).toBe(1)
  expect(series.get('hemvist_web_vital_layout_shift_sum{screen="product"}')).toBe(0.02)
})

it('six hundred invented addresses, hosts, methods and headers add no series of their own', async () => {
  await flood(0, 200)
  const before = await readSeries()
  await flood(200, 800)
  const after = await readSeries()
  const added = [...after.keys()].filter((name) => !before.has(name))
  expect([...after.keys()].filter((name) => name.includes(mark))).toEqual([])
  // Another class of status of a known screen has a series for each of its buckets.
  expect(added.length).toBeLessThan(30)
  const all = (series: Map<string, number>) =>
    [...series]
      .filter(([name]) => name.startsWith('hemvist_http_request_duration_seconds_count'))
      .reduce((sum, [, count]) => sum + count, 0)
  expect(all(after) - all(before)).toBeGreaterThan(540)
})

async function flood(from: number, to: number): Promise<void> {
  let next = from
  const one = async () => {
    for (let at = next++; at < to; at = next++) {
      await sendRequest(shop.origin + inventedPath(at), {
        method: ['GET', 'GET', 'HEAD', 'PROPFIND'][(at >> 3) % 4],
        headers: {
          host: at % 5 === 0 ? `${mark}-${at}.example` : new URL(shop.origin).host,
          [`x-${mark}-${at}`]: String(at),
          'user-agent': `${mark} ${at}`,
          'accept-language': `${mark}-${at}`,
          'x-request-id': `${mark}-${at}`,
          'x-forwarded-for': `10.${at >> 8}.${at & 255}.1`,
        },
      })
    }
  }
  await Promise.all(Array.from({ length: 16 }, one))
}

/** A few are pages, which are rendered, and files, which are looked up; the others are refused before. */
function inventedPath(at: number): string {
  const name = `${mark}-${at}`
  if (at % 200 < 2) return at % 2 ? `/${name}` : `/p/${name}`
  if (at % 100 < 3) return at % 2 ? `/${name}.php` : `/${name}/a/b/c.png`
  return at % 2 ? `/${name}%00` : `/assets/${name}.js`
}

it('scrapers that send half a request or read nothing delay no page', async () => {
  const sockets = Array.from({ length: 40 }, (_, at) => {
    const socket = connect(metricsPort, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(at % 2 ? 'GET /metrics HTTP/1.1\r\n' : 'GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n')
    return socket
  })
  const startedAt = performance.now()
  for (const path of ['/health', '/nyheter', '/varukorgen']) {
    expect((await sendRequest(shop.origin + path)).status).toBe(200)
  }
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  for (const socket of sockets) socket.destroy()
})

describe('alerts and dashboard', () => {
  const rules = readFileSync(rulesFile, 'utf8')
  const dashboard = JSON.parse(readFileSync(dashboardFile, 'utf8')) as { panels: Panel[] }
  const queries = [
    ...[...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, query = '']) => query),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ]

  it('ask only for metrics and labels that the process exports', async () => {
    const exported = new Set(
      [...(await scrape()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name),
    )
    const { registry } = createRegistry({ version: '1', screens: [] })
    const labels = new Map(
      registry
        .getMetricsAsArray()
        .map((metric) => [metric.name, (metric as unknown as { labelNames: string[] }).labelNames]),
    )
    for (const line of await readSeries().then((series) => series.keys())) {
      const [, name = '', list = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(line) ?? []
      const names = [...list.matchAll(/(\w+)="/g)].map(([, label = '']) => label)
      labels.set(baseOf(name), [...(labels.get(baseOf(name)) ?? []), ...names])
    }
    expect(queries.length).toBeGreaterThan(40)
    for (const query of queries) {
      const asked = [...query.matchAll(/\b(hemvist|nodejs|process)_\w+/g)].map(([name]) => name)
      for (const name of asked) expect.soft(exported, query).toContain(baseOf(name))
      const known = [
        'instance',
        'job',
        'le',
        ...asked.flatMap((name) => labels.get(baseOf(name)) ?? []),
      ]
      for (const label of labelsIn(query)) expect.soft(known, query).toContain(label)
    }
  })

  it('have a runbook for each alert: what it means, what to look at, what to do', () => {
    const alerts = rules.split(/^ +- alert: /m).slice(1)
    expect(alerts.length).toBeGreaterThan(10)
    for (const alert of alerts) {
      expect.soft(alert).toMatch(/^\w+\n(.*\n)*? +severity: (page|ticket)\n/)
      expect.soft(alert).toMatch(/^ +summary: '.+'$/m)
      expect.soft(alert).toMatch(/^ +runbook: 'Means: .+\. Look at: .+\. Do: .+\.'$/m)
    }
  })

  it.skipIf(!hasPromtool)('are valid rules for Prometheus', () => {
    expect(promtool('check', 'rules', rulesFile)).toMatch(/SUCCESS/)
  })
})

interface Panel {
  targets?: { expr: string }[]
}

const baseOf = (name: string) =>
  /^hemvist_\w+(seconds|shift)_(bucket|sum|count)$/.test(name)
    ? name.replace(/_(bucket|sum|count)$/, '')
    : name

function labelsIn(query: string): string[] {
  const matched = [...query.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/(\w+)\s*(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label),
  )
  const grouped = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/,\s*/),
  )
  return [...matched, ...grouped]
}
