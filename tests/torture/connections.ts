import { connect, type Socket } from 'node:net'

import { startShop, type Shop } from '#tests/support/start-shop.ts'
import { until } from '#tests/support/until.ts'

import type { Part, Row } from './part.ts'
import { canMeasure, memoryMb, openFiles } from './process-cost.ts'

/** A hundred by the specification; pages of a busy machine may be ahead in the queue. */
const slowestHealthMs = 500
const maxGrowthMb = 150
/** Idle connections are closed after 75 s, checked every 2 s. */
const closedWithinMs = 100_000
/** Longer than the shop takes to accept all connections and to start its responses. */
const holdMs = 3_000
const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const form = [
  'POST /varukorgen HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Length: 1000',
  '',
  'intent=',
].join('\r\n')

interface Attack {
  name: string
  sockets: number
  /** Bytes that each socket sends at once. */
  sends: string
  /** Whether responses are read. */
  reads: boolean
  /** Which side closes the connection: the visitor, or the shop. */
  disconnects: boolean
}

const attacks: readonly Attack[] = [
  {
    name: '20 × 30 pipelined pages',
    sockets: 20,
    sends: request('/').repeat(30),
    reads: true,
    disconnects: true,
  },
  {
    name: '20 × 30 pipelined files',
    sockets: 20,
    sends: request('/favicon.ico').repeat(30),
    reads: true,
    disconnects: true,
  },
  {
    name: '600 pipelined pages',
    sockets: 1,
    sends: request('/c/soffor').repeat(600),
    reads: true,
    disconnects: false,
  },
  {
    name: '100 that read nothing',
    sockets: 100,
    sends: request('/c/soffor').repeat(6),
    reads: false,
    disconnects: false,
  },
  ...(['/', '/sitemap.xml', '/events/stock'] as const).map((path) => ({
    name: `60 that never read ${path}`,
    sockets: 60,
    sends: request(path).repeat(100),
    reads: false,
    // A stream of events has no end.
    disconnects: path === '/events/stock',
  })),
  {
    name: '300 that send half a head',
    sockets: 300,
    sends: 'GET / HTTP/1.1\r\nHost: loc',
    reads: true,
    disconnects: false,
  },
  { name: '300 that send half a form', sockets: 300, sends: form, reads: true, disconnects: false },
  { name: '1000 that send nothing', sockets: 1000, sends: '', reads: true, disconnects: false },
]

/** Visitors who hold connections and use them in unintended ways. */
export const connections: Part = {
  name: 'connections',
  minutes: 15,
  async run({ times, print }, isOver) {
    await using shop = await startShop()
    // Warms the caches and opens the files of the process.
    for (const path of ['/', '/c/soffor', '/favicon.ico']) await fetch(shop.origin + path)
    const rows: Row[] = []
    const before = { memory: memoryMb(shop.process.pid!), files: openFiles(shop.process.pid!) }
    for (const attack of attacks) {
      if (isOver()) break
      const row = await hold(shop, { ...attack, sockets: times(attack.sockets) }, before.files)
      print(`${row.attack}: ${row.measured}`)
      rows.push(row)
    }
    const grown = memoryMb(shop.process.pid!) - before.memory
    rows.push({
      attack: 'memory afterwards',
      measured: `${grown} MB more`,
      bound: `≤ ${maxGrowthMb} MB`,
      isOk: !canMeasure || grown <= maxGrowthMb,
    })
    return rows
  },
}

/** Requests health during the attack, until every connection and every file is closed. */
async function hold(shop: Shop, attack: Attack, filesBefore: number): Promise<Row> {
  const port = Number(new URL(shop.origin).port)
  const sockets = Array.from({ length: attack.sockets }, () => open(port, attack))
  const started = performance.now()
  let slowest = 0
  const requestHealth = async () => {
    const startedAt = performance.now()
    const { status } = await fetch(`${shop.origin}/health/live`)
    slowest = Math.max(slowest, status === 200 ? performance.now() - startedAt : Infinity)
  }
  const isQuiet = async () => {
    await requestHealth()
    if (performance.now() - started < holdMs) return false
    if (attack.disconnects) for (const socket of sockets) socket.destroy()
    // A client that does not read cannot see the end either: the open files of the shop show it.
    const isOpen = attack.reads && sockets.some(({ closed }) => !closed)
    // The connection of the health check itself is one.
    return !isOpen && (!canMeasure || openFiles(shop.process.pid!) <= filesBefore + 3)
  }
  const seen = await until(isQuiet, { what: 'quiet', deadlineMs: closedWithinMs }).catch(
    () => false,
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  for (const socket of sockets) socket.destroy()
  return {
    attack: attack.name,
    measured: `${seen ? `quiet after ${seconds} s` : 'never quiet'}, health ${slowest.toFixed(0)} ms`,
    bound: `all closed, health ≤ ${slowestHealthMs} ms`,
    isOk: Boolean(seen) && slowest <= slowestHealthMs,
  }
}

function open(port: number, { sends, reads }: Attack): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  if (sends) socket.write(sends)
  if (reads) socket.resume()
  else socket.pause()
  return socket
}
