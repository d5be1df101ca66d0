import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { ShopMetrics } from '#app/context.ts'
import type { HostMetrics, ReadNumber, Vital, WatchedNumber } from '#server/http/host-metrics.ts'

export type Metrics = ShopMetrics & HostMetrics

/** Times in seconds: kept documents take a millisecond, an order up to fifteen seconds. */
const responseBuckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const callBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 5, 15]
/** Around the thresholds of Google's Core Web Vitals. */
const vitalBuckets = [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8]
const shiftBuckets = [0.01, 0.05, 0.1, 0.25, 0.5]

const gauges: Readonly<Record<WatchedNumber, { name: string; help: string; label?: string }>> = {
  isReady: { name: 'hemvist_ready', help: '1 while /health/ready is 200' },
  connections: { name: 'hemvist_connections', help: 'Open connections to the shop' },
  pagesInProgress: {
    name: 'hemvist_pages_in_progress',
    help: 'Pages, and files for crawlers, that are being rendered or sent',
    label: 'kind',
  },
  requestsWaiting: {
    name: 'hemvist_requests_waiting',
    help: 'Requests that wait for their turn to be rendered, or for others of their network',
    label: 'queue',
  },
  documents: { name: 'hemvist_documents_kept', help: 'Finished documents in memory' },
  documentBytes: { name: 'hemvist_documents_kept_bytes', help: 'Size of these documents' },
  renewalsPending: {
    name: 'hemvist_document_renewals_pending',
    help: 'Documents that wait to be rendered to be kept',
  },
  openBreakers: {
    name: 'hemvist_upstream_breaker_open',
    help: '1 while calls of this class fail at once, because the merchant failed',
    label: 'class',
  },
  retriesLeft: {
    name: 'hemvist_upstream_retries_left',
    help: 'Retries of catalogue queries that may be sent now, of at most 10',
  },
  isRedisUp: { name: 'hemvist_redis_up', help: '1 while Redis is connected' },
}

/** Labels have values of fixed sets, and as a second guard a limited number of them, then `other`. */
export function createRegistry({
  version,
  screens,
}: {
  version: string
  screens: readonly string[]
}): { registry: Registry; metrics: Metrics } {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'hemvist_build_info',
    help: 'Always 1; the version of the running shop',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1)
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ) => new Histogram({ name, help, buckets, labelNames, registers })
  const responses = histogram(
    'hemvist_http_request_duration_seconds',
    'Time until a response was sent, by screen and class of its status; aborted when the visitor left before',
    ['screen', 'status'],
    responseBuckets,
  )
  const refusals = counter(
    'hemvist_http_refused_total',
    'Refused requests by reason: limits (503), the state of the merchant (503), invalid requests (4xx)',
    ['reason'],
  )
  const requestedDocuments = counter(
    'hemvist_documents_requested_total',
    'Requests of public pages by what was kept of them',
    ['result'],
  )
  const renewedDocuments = counter(
    'hemvist_document_renewals_total',
    'Renewals of kept documents by outcome',
    ['outcome'],
  )
  const calls = histogram(
    'hemvist_upstream_call_duration_seconds',
    'Time of one attempt of a call to the merchant, by operation and outcome: ok, or the kind of error',
    ['operation', 'outcome'],
    callBuckets,
  )
  const orders = counter(
    'hemvist_orders_total',
    'Orders by payment provider: placed, or unpaid when their payers were sent to pay',
    ['provider', 'state'],
  )
  const refusedOrders = counter(
    'hemvist_orders_refused_total',
    'Submitted orders that were not placed, by reason',
    ['reason'],
  )
  const payments = counter(
    'hemvist_payments_total',
    'Payers who returned, by payment provider and outcome',
    ['provider', 'outcome'],
  )
  const agentOperations = counter(
    'hemvist_agent_operations_total',
    'Operations of shoppers’ assistants, by operation, outcome and platform',
    ['operation', 'outcome', 'platform'],
  )
  const vitalTimes = histogram(
    'hemvist_web_vital_seconds',
    'Times in the browsers of visitors (LCP, INP, FCP, TTFB), by the first screen of the document',
    ['screen', 'vital'],
    vitalBuckets,
  )
  const layoutShift = histogram(
    'hemvist_web_vital_layout_shift',
    'Cumulative layout shift (CLS) in the browsers of visitors, by the first screen of the document',
    ['screen'],
    shiftBuckets,
  )
  const screenNames = new Set(screens)
  const [reasonOf, operationOf] = [limitedLabel(60), limitedLabel(300)]
  const [providerOf, outcomeOf] = [limitedLabel(20), limitedLabel(40)]

  return {
    registry,
    metrics: {
      watch: (number, read) => watch(registry, number, read),
      responded({ screen, status, ms }) {
        responses.observe({ screen, status: statusClass(status) }, ms / 1000)
      },
      refused: (reason) => refusals.inc({ reason: reasonOf(reason) }),
      documentRequested: (result) => requestedDocuments.inc({ result }),
      documentRenewed: (outcome) => renewedDocuments.inc({ outcome }),
      upstreamCall: ({ operation, outcome, ms }) =>
        calls.observe({ operation: operationOf(operation), outcome }, ms / 1000),
      orderPlaced: (provider, state) => orders.inc({ provider: providerOf(provider), state }),
      orderRefused: (reason) => refusedOrders.inc({ reason: reasonOf(reason) }),
      paymentEnded: (provider, outcome) =>
        payments.inc({ provider: providerOf(provider), outcome: outcomeOf(outcome) }),
      agentOperation: (call) => agentOperations.inc({ ...call }),
      vitalsReported(screen, vitals) {
        if (!screenNames.has(screen)) return
        for (const [vital, value] of Object.entries(vitals) as [Vital, number][]) {
          if (vital === 'CLS') layoutShift.observe({ screen }, value)
          else vitalTimes.observe({ screen, vital }, value / 1000)
        }
      },
    },
  }
}

function watch(registry: Registry, number: WatchedNumber, read: ReadNumber): void {
  const { name, help, label } = gauges[number]
  new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
    async collect() {
      const values = await read()
      if (typeof values === 'number') return this.set(values)
      for (const [key, value] of Object.entries(values))
        this.set({ [label ?? '']: key }, Number(value))
    },
  })
}

/** `2xx` and so on; 503 alone, since it is the answer of an overloaded shop and of one without its merchant. */
function statusClass(status: number | null): string {
  if (status === null) return 'aborted'
  return status === 503 ? '503' : `${Math.floor(status / 100)}xx`
}

/** The first `max` texts as they are, and `other` for each later one. */
function limitedLabel(max: number): (text: string) => string {
  const known = new Set<string>()
  return (text) => {
    if (known.size < max) known.add(text)
    return known.has(text) ? text : 'other'
  }
}
