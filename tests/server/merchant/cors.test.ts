import { describe, expect, it } from 'vitest'
import {
  openAccountMerchant,
  refreshHeader,
  type AccountMerchant,
} from './accounts/auth/account-merchant.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'

const allowedOrigin = 'https://studio.example'

const withOrigins = await openForTests(openAccountMerchant({ corsOrigins: [allowedOrigin] }))
const withoutOrigins = await openForTests(openAccountMerchant())

/** The CORS headers of a response, as a browser reads them. */
async function corsHeadersOf(shop: AccountMerchant, path: string, init: RequestInit) {
  const { headers, status } = await shop.fetch(new Request(`http://merchant.test${path}`, init))
  const corsHeaders = [...headers].filter(([name]) => name.startsWith('access-control-'))
  return { status, corsHeaders: Object.fromEntries(corsHeaders), vary: headers.get('vary') }
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
    const requestedHeaders = `content-type,x-apikey,authorization,${refreshHeader}`
    const { status, corsHeaders } = await corsHeadersOf(
      withOrigins,
      path,
      preflight(allowedOrigin, requestedHeaders),
    )
    expect(status).toBe(204)
    expect(corsHeaders).toMatchObject({
      'access-control-allow-origin': allowedOrigin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET,POST',
      'access-control-allow-headers': requestedHeaders,
    })
  })

  it('lets a configured origin read the response and the next refresh token', async () => {
    const { corsHeaders, vary } = await corsHeadersOf(withOrigins, path, {
      headers: { origin: allowedOrigin },
    })
    expect(corsHeaders).toEqual({
      'access-control-allow-origin': allowedOrigin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': refreshHeader,
    })
    expect(vary).toContain('Origin')
  })

  it.each([
    'https://evil.example',
    `${allowedOrigin}.evil.example`,
    'http://studio.example',
    'null',
  ])('has no CORS headers for %s', async (origin) => {
    expect((await corsHeadersOf(withOrigins, path, { headers: { origin } })).corsHeaders).toEqual(
      {},
    )
    expect(
      (await corsHeadersOf(withOrigins, path, preflight(origin, 'x-apikey'))).corsHeaders,
    ).toEqual({})
  })

  it('has no CORS headers where no origin is configured', async () => {
    const { corsHeaders, vary } = await corsHeadersOf(withoutOrigins, path, {
      headers: { origin: allowedOrigin },
    })
    expect([corsHeaders, vary]).toEqual([{}, null])
    expect(
      (await corsHeadersOf(withoutOrigins, path, preflight(allowedOrigin, 'x-apikey'))).corsHeaders,
    ).toEqual({})
  })
})

it.each(['/auth/spoof', '/auth/preview', '/health', '/outbox', '/images/product/200f250/x.jpg'])(
  '%s has no CORS headers',
  async (path) => {
    expect(
      (await corsHeadersOf(withOrigins, path, { headers: { origin: allowedOrigin } })).corsHeaders,
    ).toEqual({})
  },
)
