import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openAccountMerchant,
  refreshHeader,
  type AccountMerchant,
} from './accounts/auth/account-holder.ts'

const studio = 'https://studio.example'
let open: AccountMerchant
let closed: AccountMerchant

beforeAll(async () => {
  open = await openAccountMerchant({ corsOrigins: [studio] })
  closed = await openAccountMerchant()
})
afterAll(async () => {
  await open[Symbol.asyncDispose]()
  await closed[Symbol.asyncDispose]()
})

/** The CORS headers of a response, as a browser reads them. */
async function allowances(shop: AccountMerchant, path: string, init: RequestInit) {
  const { headers, status } = await shop.fetch(new Request(`http://merchant.test${path}`, init))
  const told = [...headers].filter(([name]) => name.startsWith('access-control-'))
  return { status, told: Object.fromEntries(told), vary: headers.get('vary') }
}

const preflight = (origin: string, headers: string): RequestInit => ({
  method: 'OPTIONS',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': headers,
  },
})

const paths = ['/graphql', '/auth/login', '/auth/logout', '/sign/demo?identity=x']

describe.each(paths)('%s', (path) => {
  it('responds to the preflight of a configured origin', async () => {
    const asked = `content-type,x-apikey,authorization,${refreshHeader}`
    const { status, told } = await allowances(open, path, preflight(studio, asked))
    expect(status).toBe(204)
    expect(told).toMatchObject({
      'access-control-allow-origin': studio,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET,POST',
      'access-control-allow-headers': asked,
    })
  })

  it('lets a configured origin read the response and the next refresh token', async () => {
    const { told, vary } = await allowances(open, path, { headers: { origin: studio } })
    expect(told).toEqual({
      'access-control-allow-origin': studio,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': refreshHeader,
    })
    expect(vary).toContain('Origin')
  })

  it.each(['https://evil.example', `${studio}.evil.example`, 'http://studio.example', 'null'])(
    'has no CORS headers for %s',
    async (origin) => {
      expect((await allowances(open, path, { headers: { origin } })).told).toEqual({})
      expect((await allowances(open, path, preflight(origin, 'x-apikey'))).told).toEqual({})
    },
  )

  it('has no CORS headers where no origin is configured', async () => {
    const { told, vary } = await allowances(closed, path, { headers: { origin: studio } })
    expect([told, vary]).toEqual([{}, null])
    expect((await allowances(closed, path, preflight(studio, 'x-apikey'))).told).toEqual({})
  })
})

it.each(['/auth/spoof', '/auth/preview', '/health', '/outbox', '/images/product/200f250/x.jpg'])(
  '%s has no CORS headers',
  async (path) => {
    expect((await allowances(open, path, { headers: { origin: studio } })).told).toEqual({})
  },
)
