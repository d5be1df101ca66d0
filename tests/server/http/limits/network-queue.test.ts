import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

import type { Response } from 'express'
import { expect, it } from 'vitest'

import { networkQueue } from '#server/http/limits/network-queue.ts'

const limits = { concurrent: 2, alone: 2, waiting: 1 }

/** A response whose visitor has not received anything. */
const pageOf = () => new ServerResponse(new IncomingMessage(new Socket())) as Response

/** Takes a turn, and records its result. */
function request(turns: ReturnType<typeof networkQueue>, address: string, method = 'GET') {
  const response = pageOf()
  const taken = { response, result: null as boolean | null }
  void turns.take(address, method, response).then((result) => (taken.result = result))
  return taken
}

it('a page waits for another one of its network, and is refused when too many wait', async () => {
  const turns = networkQueue(limits)
  const pages = Array.from({ length: 4 }, () => request(turns, '192.0.2.1'))
  await expect.poll(() => pages.map(({ result }) => result)).toEqual([true, true, null, false])
  const other = request(turns, '192.0.2.2')
  const order = request(turns, '192.0.2.1', 'POST')
  await expect.poll(() => [other.result, order.result]).toEqual([true, true])
  pages[0]?.response.writeHead(200)
  await expect.poll(() => pages[2]?.result).toBe(true)
})

it('a turn ends once: when the response begins, or when its visitor leaves', async () => {
  const turns = networkQueue({ concurrent: 1, alone: 1, waiting: 9 })
  const pages = Array.from({ length: 4 }, () => request(turns, '192.0.2.1'))
  const results = () => pages.map(({ result }) => result)
  await expect.poll(results).toEqual([true, null, null, null])
  pages[0]?.response.writeHead(200)
  pages[0]?.response.emit('close')
  await expect.poll(results).toEqual([true, true, null, null])
  // The third visitor leaves while they wait: the turn passes on at once.
  Object.defineProperty(pages[2]?.response, 'closed', { value: true })
  pages[1]?.response.emit('close')
  await expect.poll(results).toEqual([true, true, true, true])
})

it('all addresses of an IPv6 network share their turns', async () => {
  const turns = networkQueue({ concurrent: 1, alone: 1, waiting: 0 })
  const first = request(turns, '2001:db8::1')
  const second = request(turns, '2001:db8::2')
  const other = request(turns, '2001:db8:0:1::1')
  await expect
    .poll(() => [first, second, other].map(({ result }) => result))
    .toEqual([true, false, true])
})

it('the networks of one site have twice the turns of one, which pass from one to another', async () => {
  const turns = networkQueue({ concurrent: 1, alone: 1, waiting: 9 })
  const pages = [1, 2, 3].map((network) => request(turns, `2001:db8:0:${network}::1`))
  const results = () => pages.map(({ result }) => result)
  await expect.poll(results).toEqual([true, true, null])
  const other = request(turns, '2001:db8:1::1')
  await expect.poll(() => other.result).toBe(true)
  pages[0]?.response.writeHead(200)
  await expect.poll(results).toEqual([true, true, true])
})

it('a network has more turns while no other one has requested a page for a minute', async () => {
  let ms = 0
  const turns = networkQueue({ concurrent: 1, alone: 3, waiting: 9 }, () => ms)
  const pages = Array.from({ length: 4 }, () => request(turns, '192.0.2.1'))
  const results = () => pages.map(({ result }) => result)
  await expect.poll(results).toEqual([true, true, true, null])
  const other = request(turns, '192.0.2.2')
  await expect.poll(() => other.result).toBe(true)
  // Two of three turns end, and only one is left to the network.
  for (const { response } of pages.slice(0, 2)) response.writeHead(200)
  await Promise.resolve()
  expect(results()).toEqual([true, true, true, null])
  ms = 61_000
  pages.push(request(turns, '192.0.2.1'))
  await expect.poll(() => pages[4]?.result).toBe(true)
  pages[2]?.response.writeHead(200)
  await expect.poll(results).toEqual([true, true, true, true, true])
})
