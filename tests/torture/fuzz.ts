import { sendRaw } from '#tests/support/open-host.ts'
import { startShop, type Shop } from '#tests/support/start-shop.ts'

import { fuzzRequest, wireOf } from './fuzz-requests.ts'
import { countsText, completionRow, type Part, type Row } from './part.ts'
import { canMeasure, cpuMs } from './process-cost.ts'

const fullSize = 50_000
const parallelRequests = 8
/** Repeated one at a time, to measure their own cost. */
const slowestKept = 40
const repeatCount = 5
/** Rendering the largest page takes some forty; a busy machine doubles it. */
const maxCpuMs = 120

interface TimedResponse {
  status: string
  ms: number
  wire: string
}

/** Random requests to a built shop with its merchant. */
export const fuzz: Part = {
  name: 'fuzz',
  minutes: 40,
  async run({ times, random, print }, isOver) {
    await using shop = await startShop({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'warn' } })
    const port = Number(new URL(shop.origin).port)
    const choose = random('fuzz')
    const wantedCount = times(fullSize)
    const statuses: string[] = []
    let slowest: TimedResponse[] = []
    const failed: TimedResponse[] = []

    const visitor = async () => {
      while (statuses.length < wantedCount && !isOver() && isRunning(shop)) {
        const wire = wireOf(fuzzRequest(shop.origin, choose), choose)
        const response = await send(port, wire)
        statuses.push(response.status)
        if (statuses.length % 5_000 === 0) print(`${statuses.length} of ${wantedCount}`)
        if (/^5(?!03)/.test(response.status)) failed.push(response)
        slowest = [...slowest, response]
          .sort((one, other) => other.ms - one.ms)
          .slice(0, slowestKept)
      }
    }
    await Promise.all(Array.from({ length: parallelRequests }, visitor))

    const costs = isRunning(shop) && canMeasure ? await costsAlone(shop, slowest) : []
    for (const { ms, wire } of costs.slice(0, 10))
      print(`${ms.toFixed(1)} ms of CPU: ${head(wire)}`)
    for (const { status, wire } of failed.slice(0, 10)) print(`${status}: ${head(wire)}`)
    const faults = shop
      .output()
      .split('\n')
      .filter((line) => /"level":(50|60)|uncaught|Warning/i.test(line))
    for (const line of faults.slice(0, 10)) print(line.slice(0, 600))
    const mostExpensive = costs[0]?.ms ?? NaN
    return [
      completionRow(statuses.length, wantedCount, 'requests'),
      row('answers', countsText(statuses), 'no 5xx but 503, each answered', failed.length === 0),
      row('the process', isRunning(shop) ? 'runs' : 'ended', 'runs', isRunning(shop)),
      row('faults in the log', String(faults.length), '0', faults.length === 0),
      row(
        'slowest alone',
        `${mostExpensive.toFixed(0)} ms of CPU`,
        `≤ ${maxCpuMs} ms`,
        !canMeasure || mostExpensive <= maxCpuMs,
      ),
    ]
  },
}

const row = (attack: string, measured: string, bound: string, isOk: boolean): Row => ({
  attack,
  measured,
  bound,
  isOk,
})

const isRunning = ({ process: { exitCode, signalCode } }: Shop) =>
  exitCode === null && signalCode === null

async function send(port: number, wire: string): Promise<TimedResponse> {
  const started = performance.now()
  const received = await sendRaw(port, wire)
  const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 'cut'
  return { status, ms: performance.now() - started, wire }
}

/** The median of some rounds, since the first one fills caches. */
async function costsAlone(shop: Shop, slowest: TimedResponse[]): Promise<TimedResponse[]> {
  const port = Number(new URL(shop.origin).port)
  const costs: TimedResponse[] = []
  for (const { wire } of slowest) {
    const rounds: number[] = []
    let status = ''
    for (let round = 0; round < repeatCount; round++) {
      const before = cpuMs(shop.process.pid!)
      status = (await send(port, wire)).status
      rounds.push(cpuMs(shop.process.pid!) - before)
    }
    costs.push({ status, wire, ms: rounds.sort((one, other) => one - other)[repeatCount >> 1]! })
  }
  return costs.sort((one, other) => other.ms - one.ms)
}

const head = (wire: string) => JSON.stringify(wire.slice(0, 300))
