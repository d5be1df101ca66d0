/** `/sign/{API_KEY}?identity=…`: signs a challenge for clients with an API key (merchant API 1.3). */
import { Hono } from 'hono'
import { signIdentity } from './signature.ts'

interface SignRouterOptions {
  apiKeys: readonly string[]
  key: Buffer
  now: () => number
}

const maxIdentityLength = 512

export function createSignRouter({ apiKeys, key, now }: SignRouterOptions): Hono {
  const router = new Hono()
  router.get('/:apiKey', (c) => {
    c.header('cache-control', 'no-store')
    if (!apiKeys.includes(c.req.param('apiKey'))) return c.json({ error: 'Unauthorized' }, 401)
    const identity = c.req.query('identity') ?? ''
    if (!identity || identity.length > maxIdentityLength) {
      return c.json({ error: 'InvalidRequest' }, 400)
    }
    return c.json(signIdentity(key, identity, now()))
  })
  return router
}
