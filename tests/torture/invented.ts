import { readFileSync } from 'node:fs'

import { sendRequest } from '#tests/support/send-request.ts'
import { startShop, type Shop } from '#tests/support/start-shop.ts'
import { until } from '#tests/support/until.ts'

import { completionRow, countsText, pick, type Part } from './part.ts'
import { preload } from './preload.ts'
import { canMeasure, memoryMb } from './process-cost.ts'

const fullSize = 100_000
const parallelRequests = 8
const samples = 20
/** The cache of the merchant's responses, also of those that say that there is nothing, may hold so much. */
const maxHeapGrowthMb = 40
/** Of the second half too; memory that was freed stays with the process for a while. */
const maxMemoryGrowthMb = 64

/** Addresses that nobody else has requested, of every kind that the shop looks up or remembers. */
const addresses: readonly ((name: string) => string)[] = [
  (name) => `/p/${name}`,
  (name) => `/c/${name}`,
  (name) => `/s/${name}`,
  (name) => `/${name}`,
  (name) => `/en/${name}/${name}`,
  (name) => `/c/soffor?f=${name}`,
  (name) => `/?utm_source=${name}`,
  (name) => `/varumarken/${name}`,
  (name) => `/order/${name}`,
  (name) => `/assets/${name}.js`,
  (name) => `/routes/sv-${name}.js`,
  (name) => `/merchant/images/product/300f375/${name}.jpg`,
  (name) => `/merchant/payment/${name}`,
  (name) => `/kassan/klar?oid=${name}`,
]
const cookieNames = [
  ...['ralph-cart', 'ralph-auth', 'ralph-auth-refresh', 'ralph-browser', 'ralph-market'],
  ...['ralph-persisted-states', 'ralph-compare', 'ralph-device', 'ralph-favorites'],
]

/** Every request has an invented address, an invented cookie and a network of its own: no memory may keep them all. */
export const invented: Part = {
  name: 'invented',
  minutes: 60,
  async run({ times, random, print }, isOver) {
    await using shop = await startShop({
      env: { TRUST_PROXY: '1', LOG_LEVEL: 'error', ...preload('heap-report') },
    })
    const choose = random('invented')
    const wantedCount = times(fullSize)
    const statuses: number[] = []
    let sent = 0
    const visitor = async (end: number) => {
      while (sent < end && !isOver()) {
        const number = sent++
        // As file names have it.
        const name = `${number.toString(16)}e${Math.floor(choose() * 1e9).toString(16)}`
        const cookie = `${pick(cookieNames, choose)}=${name}; ${name}=1`
        const network = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
        const { status } = await sendRequest(shop.origin + pick(addresses, choose)(name), {
          headers: { Accept: 'text/html', Cookie: cookie, 'X-Forwarded-For': network },
        })
        statuses.push(status)
      }
    }
    const measured: { requests: number; heap: number; shop: number; merchant: number }[] = []
    for (let sample = 1; sample <= samples && !isOver(); sample++) {
      const end = Math.round((wantedCount * sample) / samples)
      await Promise.all(Array.from({ length: parallelRequests }, () => visitor(end)))
      const heap = await heapMb(shop)
      const [merchant = 0] = childrenOf(shop.process.pid!).map(memoryMb)
      measured.push({ requests: sent, heap, shop: memoryMb(shop.process.pid!), merchant })
      print(
        `${sent}: heap ${heap.toFixed(1)} MB, shop ${measured.at(-1)!.shop} MB, merchant ${merchant} MB`,
      )
    }
    const second = measured.slice(measured.length >> 1)
    const grown = (of: 'heap' | 'shop' | 'merchant') =>
      (second.at(-1)?.[of] ?? NaN) - (second[0]?.[of] ?? NaN)
    const slope = slopeOf(second.map(({ requests, heap }) => [requests / 10_000, heap]))
    const failed = statuses.filter((status) => status >= 500 && status !== 503).length
    return [
      completionRow(statuses.length, wantedCount, 'requests'),
      {
        attack: 'answers',
        measured: countsText(statuses),
        bound: 'no 5xx but 503',
        isOk: failed === 0,
      },
      {
        attack: 'heap, second half',
        measured: `${grown('heap').toFixed(1)} MB more, slope ${slope.toFixed(2)} MB per 10 000`,
        bound: `≤ ${maxHeapGrowthMb} MB`,
        isOk: grown('heap') <= maxHeapGrowthMb,
      },
      {
        attack: 'memory, second half',
        measured: `shop ${grown('shop')} MB, merchant ${grown('merchant')} MB more`,
        bound: `≤ ${maxMemoryGrowthMb} MB each`,
        isOk: !canMeasure || Math.max(grown('shop'), grown('merchant')) <= maxMemoryGrowthMb,
      },
    ]
  },
}

/** The heap of the shop after garbage collection. */
async function heapMb(shop: Shop): Promise<number> {
  const reports = () => shop.output().match(/^heap \d+$/gm) ?? []
  const before = reports().length
  shop.process.kill('SIGUSR2')
  const last = await until(() => reports().slice(before).at(-1), { what: 'the heap' })
  return Number(last.split(' ')[1]) / 1024 / 1024
}

function childrenOf(pid: number): number[] {
  if (!canMeasure) return []
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
}

/** Slope of the line through points, by least squares. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const sum = (of: (point: readonly [number, number]) => number) =>
    points.reduce((total, point) => total + of(point), 0)
  return sum((point) => (point[0] - x) * (point[1] - y)) / sum((point) => (point[0] - x) ** 2)
}
