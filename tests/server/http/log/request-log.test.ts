import { expect, it } from 'vitest'

import { openHost } from '#tests/support/open-host.ts'

it('writes one line for a request, with the id of the response', async () => {
  await using host = await openHost()
  const response = await fetch(`${host.origin}/p/sofa?page=2`)
  await response.text()
  expect(host.logged).toHaveLength(1)
  expect(host.logged[0]).toMatchObject({
    requestId: response.headers.get('x-request-id'),
    method: 'GET',
    path: '/p/sofa?page=2',
    status: 200,
    ms: expect.any(Number),
  })
})

it('contains the screen, by the same name in every language', async () => {
  const arrived = { screen: 'checkout', market: 'se', language: 'en' }
  await using host = await openHost({
    storefront(_request, response) {
      response.locals.resolvedAddress = arrived
      response.end()
    },
  })
  await fetch(`${host.origin}/en/checkout`)
  expect(host.logged[0]).toMatchObject(arrived)
})

it.each([
  [404, 30],
  [500, 50],
  [503, 40],
])('has a %i at level %i', async (status, level) => {
  await using host = await openHost({
    storefront: (_request, response) => void response.status(status).end(),
  })
  await fetch(host.origin)
  expect(host.logged[0]).toMatchObject({ status, level })
})

it.each([
  [400, 'GET', '/%', {}, 'address malformed'],
  [403, 'POST', '/varukorgen', { origin: 'https://canary.example' }, 'from another site'],
  [415, 'POST', '/varukorgen', { 'content-type': 'text/plain' }, 'not a form'],
  [405, 'DELETE', '/varukorgen', {}, 'method not allowed'],
])('says why a request is refused with %i', async (status, method, path, headers, reason) => {
  await using host = await openHost()
  await fetch(host.origin + path, { method, headers, ...(method === 'POST' && { body: 'canary' }) })
  expect(host.logged).toMatchObject([{ status, method, reason }])
  expect(JSON.stringify(host.logged)).not.toContain('canary')
})

it('says why a host that is no domain is redirected, which a proxy that changes it makes endless', async () => {
  await using host = await openHost({ domains: ['http://shop.test'] })
  await fetch(host.origin, { redirect: 'manual' })
  expect(host.logged).toMatchObject([{ status: 302, reason: 'unknown host' }])
})

it('does not contain health checks', async () => {
  await using host = await openHost()
  await fetch(`${host.origin}/health/ready`)
  expect(host.logged).toEqual([])
})

it('contains no query values that could be personal', async () => {
  await using host = await openHost()
  await fetch(`${host.origin}/konto?loginToken=canary-1&email=canary-2@example.com&page=3`)
  expect(JSON.stringify(host.logged)).not.toContain('canary')
  expect(host.logged[0]).toMatchObject({ path: '/konto?loginToken&email&page=3' })
})

it.each(['cookie', 'authorization', 'password', 'email', 'phone', 'personalId', 'token'])(
  'redacts %s wherever a line contains it',
  async (name) => {
    await using host = await openHost({
      storefront: (_request, response) => {
        response.locals.log.warn({
          [name]: 'canary',
          a: { [name]: 'canary', b: { [name]: 'canary' } },
        })
        response.end()
      },
    })
    await fetch(host.origin)
    expect(JSON.stringify(host.logged)).toContain('[redacted]')
    expect(JSON.stringify(host.logged)).not.toContain('canary')
  },
)

it.each([
  ['/s/anna.canary@example.com', '/s/[redacted]'],
  ['/en/s/canary%40example.com?page=2', '/en/s/[redacted]?page=2'],
  ['/s/canary%2540example%252ecom', '/s/[redacted]'],
  ['/?canary@example.com', '/?[redacted]'],
  ['/?page=canary%40example.com&canary%40b.se=1', '/?page=[redacted]&[redacted]'],
])('contains no email address of %s', async (address, logged) => {
  await using host = await openHost()
  await fetch(host.origin + address)
  expect(host.logged[0]).toMatchObject({ path: logged })
})

it.each([
  ['/order/4f1c2d3e-aaaa-4bbb-8ccc-0123456789ab', '/order/[redacted]'],
  ['/en/order/1?page=2', '/en/order/[redacted]?page=2'],
  ['/merchant/payment/abc/form', '/merchant/payment/[redacted]'],
  ['/s/min%20granne', '/s/[redacted]'],
  ['/%73/granne', '/s/[redacted]'],
  ['/p/soffa-4f1c2d3e-aaaa-4bbb-8ccc-0123456789ab', '/p/soffa-[redacted]'],
  ['/l/x/soffa-3-sits-gra', '/l/x/soffa-3-sits-gra'],
  ['/assets/storefront-route-DkD1sf9xAb.js', '/assets/storefront-route-DkD1sf9xAb.js'],
])('writes %s as %s', async (address, logged) => {
  await using host = await openHost()
  await fetch(host.origin + address)
  expect(host.logged[0]).toMatchObject({ path: logged })
})

it('has one warning about an unconfigured proxy', async () => {
  const networks: string[] = []
  await using host = await openHost({
    storefront(_request, response) {
      networks.push(response.locals.clientAddress)
      response.end()
    },
  })
  const forwarded = { headers: { 'X-Forwarded-For': '192.0.2.1' } }
  await fetch(host.origin)
  expect(JSON.stringify(host.logged)).not.toContain('TRUST_PROXY')
  await fetch(host.origin, forwarded)
  await fetch(host.origin, forwarded)
  expect(JSON.stringify(host.logged).match(/proxy without TRUST_PROXY/g)).toHaveLength(1)
  // All visitors have the address of the proxy, which is that of none of them.
  expect(networks).toEqual(['127.0.0.1', '', ''])
  await using behindProxy = await openHost({ trustProxy: 1 })
  await fetch(behindProxy.origin, forwarded)
  expect(JSON.stringify(behindProxy.logged)).not.toContain('TRUST_PROXY')
})

it('ignores a request id of a visitor', async () => {
  await using host = await openHost()
  const response = await fetch(host.origin, { headers: { 'X-Request-Id': 'canary-7f3a9c21' } })
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.stringify(host.logged)).not.toContain('canary')
})

it('names the trace of each request, which only a trusted proxy may choose', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` }
  for (const trustProxy of [0, 1]) {
    let sent: unknown
    await using host = await openHost({
      trustProxy,
      storefront(request, response) {
        sent = request.headers.traceparent
        response.end()
      },
    })
    await (await fetch(host.origin, { headers })).text()
    const [line] = host.logged
    expect(line!['traceId']).toMatch(/^[0-9a-f]{32}$/)
    expect(line!['traceId'] === trace).toBe(trustProxy === 1)
    expect(sent).toContain(line!['traceId'])
  }
})

it('keeps a request id of the load balancer, unless it could do harm', async () => {
  await using host = await openHost({ trustProxy: 1 })
  const idFor = async (given: string) =>
    (await fetch(host.origin, { headers: { 'X-Request-Id': given } })).headers.get('x-request-id')
  expect(await idFor('edge-7f3a9c21')).toBe('edge-7f3a9c21')
  expect(await idFor('x')).not.toBe('x')
  expect(await idFor('<script>alert(1)</script>')).toMatch(/^[\w-]{36}$/)
  expect(await idFor('a'.repeat(500))).toMatch(/^[\w-]{36}$/)
})
