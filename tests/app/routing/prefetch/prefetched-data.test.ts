import { expect, it } from 'vitest'

import { prefetchedData } from '#app/routing/prefetch/prefetched-data.ts'

const sofa = '/p/soffan.data?_routes=product.sv'
const table = '/p/bordet.data?_routes=product.sv'
const lamp = '/p/lampan.data?_routes=product.sv'

/** A list that is shown, and a network that responds when the test says so. */
function openList() {
  const sent: { url: string; init: RequestInit }[] = []
  const responses: ((response: Response | Error) => void)[] = []
  let time = 0
  const data = prefetchedData(
    (input, init = {}) => {
      sent.push({ url: String(input).replace('https://shop.test', ''), init })
      return new Promise((resolve, reject) => {
        const respond = (response: Response | Error) =>
          response instanceof Error ? reject(response) : resolve(response)
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
        responses.push(respond)
      })
    },
    () => new URL('https://shop.test/c/soffor?page=2'),
    () => time,
  )
  const request = (url: string, reason: 'intent' | 'view' = 'intent') =>
    data.request(url, reason, () => undefined)
  return {
    data,
    sent,
    requestedUrls: () => sent.map(({ url }) => url),
    respond: (nth: number, response: Response | Error = new Response(`response ${nth}`)) =>
      responses[nth]!(response),
    request,
    /** Requests the data before it is needed, and receives it. */
    async prefetch(url: string, reason: 'intent' | 'view' = 'intent') {
      const received = request(url, reason)
      responses.at(-1)!(new Response('prefetched', { status: 200 }))
      await received
    },
    open: (url: string) => data.fetch(new URL(url, 'https://shop.test')).then((r) => r.text()),
    wait: (ms: number) => void (time += ms),
  }
}

it('the data of a page is requested once: its click takes what was requested before', async () => {
  const list = openList()
  await list.prefetch(sofa)
  expect(await list.open(sofa)).toBe('prefetched')
  expect(list.requestedUrls()).toEqual([sofa])
  expect(new Headers(list.sent[0]!.init.headers).get('Purpose')).toBe('prefetch')
})

it('a click while the data is on its way waits for it', async () => {
  const list = openList()
  void list.request(sofa)
  const opened = list.open(sofa)
  list.respond(0)
  expect(await opened).toBe('response 0')
  expect(list.requestedUrls()).toEqual([sofa])
})

it.each([
  ['fails', new TypeError('Failed to fetch')],
  ['is refused', new Response('busy', { status: 503 })],
  ['is not kept by the server', new Response(null, { status: 204 })],
])('the data is requested at the click when the request before %s', async (_, response) => {
  const list = openList()
  const received = list.request(sofa)
  list.respond(0, response)
  await received
  const opened = list.open(sofa)
  await expect.poll(() => list.sent.length).toBe(2)
  list.respond(1)
  expect(await opened).toBe('response 1')
  expect(new Headers(list.sent[1]!.init?.headers).has('Purpose')).toBe(false)
})

it.each<[string, (list: ReturnType<typeof openList>) => void]>([
  ['a minute has passed', (list) => list.wait(60_000)],
  ['a form was sent', (list) => void list.data.fetch('/p/bordet.data', { method: 'POST' })],
  ['a favourite was chosen', (list) => void list.data.fetch('/favorite', { method: 'POST' })],
  ['the shown page was loaded again', (list) => void list.data.fetch('/c/soffor.data?page=2')],
])('nothing outdated is shown after %s', async (_, change) => {
  const list = openList()
  await list.prefetch(sofa)
  change(list)
  void list.open(sofa)
  await expect.poll(() => list.requestedUrls().filter((url) => url === sofa)).toHaveLength(2)
})

it('data that arrives during a change is not used after it', async () => {
  const list = openList()
  const changed = list.data.fetch('/p/bordet.data', { method: 'POST' })
  await list.prefetch(sofa)
  list.respond(0)
  await changed
  void list.open(sofa)
  await expect.poll(() => list.requestedUrls().slice(2)).toEqual([sofa])
})

it('events of analytics, which carry no cookie, leave the data as it is', async () => {
  const list = openList()
  await list.prefetch(sofa)
  void list.data.fetch('https://events.test/', { method: 'POST', credentials: 'omit' })
  expect(await list.open(sofa)).toBe('prefetched')
})

it('two pages are requested at a time, those of the latest links', async () => {
  const list = openList()
  for (const url of [sofa, table, lamp]) void list.request(url)
  expect(list.sent.map(({ init }) => init.signal?.aborted)).toEqual([true, false, false])
})

it('a link in view asks the server for what it has finished, with low priority', async () => {
  const list = openList()
  await list.prefetch(sofa, 'view')
  const { headers, priority } = list.sent[0]!.init
  expect([new Headers(headers).get('Cache-Control'), priority]).toEqual(['only-if-cached', 'low'])
  expect(await list.open(sofa)).toBe('prefetched')
})

it('intent does not wait for a request that may bring nothing', async () => {
  const list = openList()
  void list.request(sofa, 'view')
  void list.request(sofa, 'intent')
  expect(list.requestedUrls()).toEqual([sofa, sofa])
  expect(new Headers(list.sent[1]!.init.headers).has('Cache-Control')).toBe(false)
})

it('a click ends requests for other links that are only in view', async () => {
  const list = openList()
  void list.request(sofa, 'view')
  void list.open(table)
  expect(list.sent[0]!.init.signal?.aborted).toBe(true)
})
