import type { GatewayContext } from '#app/gateway/gateway-context.ts'
import { testContext } from '#tests/support/test-context.ts'

/** By default a visitor of the Swedish market without a token. */
export function testGatewayContext(
  endpoint: string,
  {
    persistedQueries = false,
    ...rest
  }: Partial<GatewayContext> & { persistedQueries?: boolean } = {},
): GatewayContext {
  const { log, requestId, config, services } = testContext(endpoint, {}, { persistedQueries })
  return {
    gateway: services.gateway,
    merchant: config.merchant,
    channelId: '1|se',
    marketId: 'se',
    languageId: 'sv-SE',
    token: null,
    requestId,
    log,
    ...rest,
  }
}
