/**
 * What traces cost: requests per second of a shop that sends all its spans to a collector, as a share of one without
 * traces in the same run. The shop without them loads no code of OpenTelemetry. They take turns, so that a noisy
 * machine slows both down.
 */
import { createServer } from 'node:http'

import { listen } from '#tests/support/listen.ts'
import { merchantSettings } from '#tests/support/start-shop.ts'

import { startBenchShop } from './bench-shop.ts'
import { rate } from './request-rate.ts'

const rounds = 3
const path = '/c/soffor'
/** Leads past the document cache and changes nothing of the page. */
const oneVisitor = { cookie: 'ralph-unknown=1' }
const cases = { kept: {}, rendered: oneVisitor }

let received = 0
const server = createServer((request, response) => {
  received += 1
  request.resume().on('end', () => response.end('{}'))
})
await using collector = await listen(server)
await using off = await startBenchShop()
await using on = await startBenchShop({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
  ...merchantSettings(off.merchantOrigin),
})
console.log('document | requests/s off | requests/s on | share')
for (const [name, headers] of Object.entries(cases)) {
  const sums = { off: 0, on: 0 }
  // Compiled and kept.
  for (const { origin } of [off, on]) await rate(origin + path, headers)
  for (let round = 0; round < rounds; round++) {
    sums.off += await rate(off.origin + path, headers)
    sums.on += await rate(on.origin + path, headers)
  }
  const cells = [
    name.padEnd(8),
    (sums.off / rounds).toFixed(0).padStart(14),
    (sums.on / rounds).toFixed(0).padStart(13),
    (sums.on / sums.off).toFixed(3).padStart(5),
  ]
  console.log(cells.join(' | '))
}
if (received === 0) {
  console.log('No span has reached the collector.')
  process.exitCode = 1
}
