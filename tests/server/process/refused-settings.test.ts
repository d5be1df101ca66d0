import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { freePort } from '#tests/support/free-port.ts'
import { merchantSettings, startShop } from '#tests/support/start-shop.ts'
import { openUpstream } from '#tests/support/upstream.ts'

const server = fileURLToPath(new URL('../../../build/server.js', import.meta.url))
const market = {
  id: '1|se|SEK',
  alias: 'se',
  defaultLanguageId: 'sv-SE',
  virtual: false,
  onlyDisplayInCheckout: false,
  groupKey: 'nordics',
  allowedLanguages: [{ id: 'sv-SE', code: 'sv' }],
  country: { code: 'SE', name: 'Sweden' },
  currency: { code: 'SEK' },
}
const channel = (id: unknown, groupKey: string) =>
  id === '1|se' ? { id, defaultMarketId: market.id, markets: [{ ...market, groupKey }] } : null

/** A merchant with one channel, which responds nothing else; down as long as `isDown`. */
const openMerchant = (isDown = () => false, groupKey = () => market.groupKey) =>
  openUpstream(({ body }) =>
    isDown()
      ? [503, '']
      : [200, JSON.stringify({ data: { channel: channel(body.variables.channelId, groupKey()) } })],
  )

async function startProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [server], {
    env: { NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

describe('a setting that only the merchant can refuse', () => {
  it.each([
    ['FALLBACK_CHANNEL_ID', '9|xx', 'the merchant has no channel "9|xx"'],
    [
      'FALLBACK_MARKET_ALIAS',
      'de',
      'the merchant has no market "de". It has se. For example FALLBACK_MARKET_ALIAS=se',
    ],
    [
      'MARKET_GROUP',
      'nordics,eu',
      'the merchant has no market in the group "eu". It has nordics. For example MARKET_GROUP=nordics',
    ],
  ])('%s=%s ends the start with one line', async (name, value, reason) => {
    await using merchant = await openMerchant()
    const child = startProcess({
      ...merchantSettings(new URL(merchant.endpoint).origin),
      PORT: String(await freePort()),
      [name]: value,
    })
    expect(await child).toEqual({ code: 1, output: `${name}: ${reason}\n` })
  })

  it('does not end it while the merchant does not respond; when it does, the log says it and the shop is not ready', async () => {
    let isDown = true
    let hasGroup = false
    await using merchant = await openMerchant(
      () => isDown,
      () => (hasGroup ? 'eu' : 'nordics'),
    )
    await using shop = await startShop({
      env: { ...merchantSettings(new URL(merchant.endpoint).origin), MARKET_GROUP: 'eu' },
    })
    await expect.poll(() => shop.output()).toContain('settings not verified')
    expect((await fetch(`${shop.origin}/health/ready`)).status).toBe(200)
    isDown = false
    await expect
      .poll(() => shop.output(), { timeout: 20_000 })
      .toContain('MARKET_GROUP: the merchant has no market in the group')
    const ready = await fetch(`${shop.origin}/health/ready`)
    expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'refused' }])
    hasGroup = true
    await expect
      .poll(async () => (await fetch(`${shop.origin}/health/ready`)).status, { timeout: 20_000 })
      .toBe(200)
  }, 60_000)
})
