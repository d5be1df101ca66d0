import { describe, expect, it } from 'vitest'

import { recordFailedRequests } from '#app/analytics/record-failed-requests.ts'

const origin = 'https://shop.test'

/** What is recorded of a request with this response; null for none. */
async function recordedOf(
  address: string,
  response: number | Error,
  { opening = null, ...init }: RequestInit & { opening?: string | null } = {},
) {
  const recorded: unknown[] = []
  const fetch = recordFailedRequests(
    () =>
      typeof response === 'number'
        ? Promise.resolve(new Response('', { status: response }))
        : Promise.reject(response),
    origin,
    (error) => recorded.push(error),
    () => opening,
  )
  const result = await fetch(address, init).catch((error: unknown) => error)
  expect(result instanceof Response ? result.status : result).toBe(response)
  return recorded
}

describe('a request of a page', () => {
  it.each([
    ['/nyhetsbrev.data', 503, { path: '/nyhetsbrev', status: 503 }],
    ['/_root.data?index', 500, { path: '/', status: 500 }],
    ['https://shop.test/varukorgen.data', new TypeError(), { path: '/varukorgen', status: 0 }],
  ])('is recorded as failed: %s, %s', async (address, response, error) => {
    expect(await recordedOf(address, response)).toEqual([error])
  })

  it.each([
    ['/nyhetsbrev.data', 200],
    ['/nyhetsbrev.data', 422],
    ['/assets/page.js', 500],
    ['https://tags.test/nyhetsbrev.data', 500],
    ['/kassan.data', new DOMException('', 'AbortError')],
  ])('is not recorded: %s, %s', async (address, response) => {
    expect(await recordedOf(address, response)).toEqual([])
  })

  it('is recorded when it sends a form to another address than a page', async () => {
    const error = { path: '/favorit', status: 500 }
    expect(await recordedOf('/favorit', 500, { method: 'POST' })).toEqual([error])
  })

  it('is not recorded when it was aborted, or when its error page records it', async () => {
    const signal = AbortSignal.abort()
    expect(await recordedOf('/kassan.data', new TypeError(), { signal })).toEqual([])
    expect(await recordedOf('/kassan.data', 500, { opening: '/kassan' })).toEqual([])
  })
})
