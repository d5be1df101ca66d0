import { expect, it } from 'vitest'

import { retryDataRequests } from '#app/routing/retry-data-requests.ts'

/** The cart page, and a network that loses some responses before one succeeds. */
function network(losses: number, isOnline = () => true) {
  const waits: number[] = []
  const requested: string[] = []
  const opened: string[] = []
  let left = losses
  const fetch = retryDataRequests(
    async (input) => {
      requested.push(String(input))
      if (left-- > 0) throw new TypeError('Failed to fetch')
      return new Response('here')
    },
    'https://shop.test/varukorgen',
    async (path, isLastTry) => {
      if (isLastTry) opened.push(path)
      return false
    },
    async (ms) => void waits.push(ms),
    isOnline,
  )
  return {
    fetch,
    requestedPaths: requested,
    openedPaths: opened,
    waits,
    rejectNext: (more: number) => void (left = more),
  }
}

it('data of the current page is requested until it succeeds, also with the cart open on another page', async () => {
  const { fetch, waits, rejectNext } = network(9)
  expect(await (await fetch('/varukorgen.data?_routes=cart')).text()).toBe('here')
  expect(waits).toEqual([500, 1000, 2000, 4000, 5000, 5000, 5000, 5000, 5000])
  await fetch('/kassan.data')
  rejectNext(9)
  expect(await (await fetch('/kassan.data')).text()).toBe('here')
})

it.each([
  [4, 5, true],
  [5, 5, false],
])('data of another page is requested five times (%i lost)', async (losses, times, comes) => {
  const { fetch, requestedPaths: requested, openedPaths } = network(losses)
  expect(await fetch('/_root.data').then(Boolean, () => false)).toBe(comes)
  expect(requested).toHaveLength(times)
  // Then the stored page is tried.
  expect(openedPaths).toEqual(comes ? [] : ['/'])
})

it.each([
  ['a change', '/varukorgen.data', { method: 'POST' }],
  ['what is no page', '/checkout/draft', {}],
  ["another shop's page", 'https://other.test/varukorgen.data', {}],
  ['a page that the visitor has left', '/varukorgen.data', { signal: AbortSignal.abort() }],
])('%s is sent once', async (_, path, init) => {
  const { fetch, requestedPaths: requested } = network(1)
  await expect(fetch(path, init)).rejects.toThrow(TypeError)
  expect(requested).toEqual([path])
})

it('offline, data of another page waits for the network instead of becoming an error', async () => {
  const { fetch, waits } = network(9, () => waits.length >= 8)
  expect(await (await fetch('/kassan.data')).text()).toBe('here')
  expect(waits).toEqual([...Array.from({ length: 8 }, () => Infinity), 500])
})

it('data that is cut off on its way is requested again, and an abort meanwhile ends the request', async () => {
  const responses = [brokenBody(new TypeError('network error')), new Response('here')]
  const request = (responses: Response[], init?: RequestInit) =>
    retryDataRequests(
      async () => responses.shift()!,
      'https://shop.test/varukorgen',
      async () => false,
      async () => {},
      () => true,
    )('/varukorgen.data', init)
  expect(await (await request(responses)).text()).toBe('here')
  for (const init of [{}, { method: 'POST' }]) {
    const left = brokenBody(new DOMException('left', 'AbortError'))
    await expect(request([left], init)).rejects.toThrow('left')
  }
})

function brokenBody(error: Error): Response {
  const start = new TextEncoder().encode('he')
  let isSent = false
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (isSent) controller.error(error)
        else controller.enqueue(start)
        isSent = true
      },
    }),
  )
}
