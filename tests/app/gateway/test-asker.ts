import type { Asker } from '#app/gateway/asker.ts'
import { testContext } from '#tests/support/test-context.ts'

/** A visitor of the Swedish market without a token, unless told otherwise. */
export function testAsker(
  endpoint: string,
  { persistedQueries = false, ...rest }: Partial<Asker> & { persistedQueries?: boolean } = {},
): Asker {
  const { log, requestId, config } = testContext(endpoint, {}, { persistedQueries })
  return {
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
