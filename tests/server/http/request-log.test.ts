import { expect, it } from 'vitest'

import { openHost } from '#tests/support/open-host.ts'

it('writes one line for a request, with the id that the visitor was given', async () => {
  await using host = await openHost()
  const answer = await fetch(`${host.origin}/p/sofa?page=2`)
  await answer.text()
  expect(host.logged).toHaveLength(1)
  expect(host.logged[0]).toMatchObject({
    requestId: answer.headers.get('x-request-id'),
    method: 'GET',
    path: '/p/sofa?page=2',
    status: 200,
    ms: expect.any(Number),
  })
})

it('tells which screen was asked for, by one name in every language', async () => {
  const arrived = { screen: 'checkout', market: 'se', language: 'en' }
  await using host = await openHost({
    storefront(_request, response) {
      response.locals.arrived = arrived
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
])('tells a %i by its level %i', async (status, level) => {
  await using host = await openHost({
    storefront: (_request, response) => void response.status(status).end(),
  })
  await fetch(host.origin)
  expect(host.logged[0]).toMatchObject({ status, level })
})

it('does not write down that somebody asks for health', async () => {
  await using host = await openHost()
  await fetch(`${host.origin}/health/ready`)
  expect(host.logged).toEqual([])
})

it('keeps no value of a query that could be personal', async () => {
  await using host = await openHost()
  await fetch(`${host.origin}/konto?loginToken=canary-1&email=canary-2@example.com&page=3`)
  expect(JSON.stringify(host.logged)).not.toContain('canary')
  expect(host.logged[0]).toMatchObject({ path: '/konto?loginToken&email&page=3' })
})

it.each(['cookie', 'authorization', 'password', 'email', 'phone', 'personalId', 'token'])(
  'redacts %s wherever a line carries it',
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

it('keeps an id of the load balancer, unless it could do harm', async () => {
  await using host = await openHost()
  const idFor = async (given: string) =>
    (await fetch(host.origin, { headers: { 'X-Request-Id': given } })).headers.get('x-request-id')
  expect(await idFor('edge-7f3a9c21')).toBe('edge-7f3a9c21')
  expect(await idFor('x')).not.toBe('x')
  expect(await idFor('<script>alert(1)</script>')).toMatch(/^[\w-]{36}$/)
  expect(await idFor('a'.repeat(500))).toMatch(/^[\w-]{36}$/)
})
