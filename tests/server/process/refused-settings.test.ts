import { expect, it } from 'vitest'

import { findRefusedSettings } from '#app/addresses/refused-settings.server.ts'
import { parseConfig } from '#server/config.ts'
import { createLog } from '#server/process/log.ts'
import { findSettingFault } from '#server/process/refused-settings.ts'
import { storefrontConfig } from '#server/process/storefront-config.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openMarketsMerchant } from '#tests/support/markets-merchant.ts'
import { merchantSettings } from '#tests/support/start-shop.ts'
import { openUpstream } from '#tests/support/upstream.ts'
import { testContext } from '#tests/support/test-context.ts'

const merchant = await openForTests(openMarketsMerchant())

/** The check at the start of a shop with these settings, and what it logs. */
async function check(env: Record<string, string>, find?: () => Promise<never>) {
  const parsed = parseConfig({
    NODE_ENV: 'production',
    BASE_URL: 'http://shop.test',
    ...merchantSettings(new URL(merchant.endpoint).origin),
    ...env,
  })
  if (!parsed.ok) throw new Error(parsed.fault)
  const { config } = parsed
  const lines: unknown[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const log = createLog('warn', {}, { write })
  const settings = storefrontConfig(config, null, '')
  const fault = await findSettingFault({
    config,
    log,
    find:
      find ??
      (() => findRefusedSettings({ ...testContext(merchant.endpoint), log, config: settings })),
    onChecked: () => expect.unreachable(),
  })
  return { fault, lines }
}

const hasGroups = 'the merchant has no market in the group "eu". It has nordics, north.'

it.each([
  ['FALLBACK_CHANNEL_ID', '9|xx', 'the merchant has no channel "9|xx"'],
  [
    'FALLBACK_MARKET_ALIAS',
    'de',
    'the merchant has no market "de". It has se, no. For example FALLBACK_MARKET_ALIAS=se',
  ],
  ['MARKET_GROUP', 'nordics,eu', `${hasGroups} For example MARKET_GROUP=nordics`],
  [
    'MARKET_GROUP_URLS',
    'eu|https://eu.example',
    `${hasGroups} For example MARKET_GROUP_URLS=nordics|https://…`,
  ],
])('%s=%s is refused with a line that says what there is', async (name, value, reason) => {
  expect(await check({ [name]: value })).toEqual({ fault: `${name}: ${reason}`, lines: [] })
})

it('a chosen market has effect in its group, and is no fault in another one', async () => {
  const inGroup = { MARKET_GROUP: 'nordics', FALLBACK_MARKET_ALIAS: 'se' }
  expect(await check(inGroup)).toEqual({ fault: null, lines: [] })
  const elsewhere = { ...inGroup, FALLBACK_MARKET_ALIAS: 'no' }
  expect(await check(elsewhere)).toMatchObject({
    fault: null,
    lines: [{ msg: 'setting without effect' }],
  })
})

it('a key that the merchant refuses is refused', async () => {
  await using strict = await openUpstream(() => [401, ''])
  const { origin } = new URL(strict.endpoint)
  expect(await check(merchantSettings(origin))).toEqual({
    fault: 'API_KEY: the merchant refuses it',
    lines: [],
  })
})

it('the log says why the merchant does not tell', async () => {
  const message = 'Received status code 500'
  expect(await check({}, () => Promise.reject(new Error(message)))).toMatchObject({
    fault: null,
    lines: [{ msg: 'settings not verified', err: { message } }],
  })
})
