import { openUpstream } from './upstream.ts'

const market = (alias: string, currency: string, groupKey: string) => ({
  id: `1|${alias}|${currency}`,
  alias,
  defaultLanguageId: 'sv-SE',
  virtual: false,
  onlyDisplayInCheckout: false,
  groupKey,
  allowedLanguages: [{ id: 'sv-SE', code: 'sv' }],
  country: { code: alias.toUpperCase(), name: alias },
  currency: { code: currency },
})

/**
 * A merchant with one channel, which responds nothing else: its markets are Sweden and, in the group "north", Norway.
 *
 * @param groupKey the group of Sweden; null while the merchant is down
 */
export const openMarketsMerchant = (
  groupKey: () => string | null | Promise<string | null> = () => 'nordics',
) =>
  openUpstream(async ({ body }) => {
    const group = await groupKey()
    if (group === null) return [503, '']
    const markets = [market('se', 'SEK', group), market('no', 'NOK', 'north')]
    const isKnown = body.variables.channelId === '1|se'
    const channel = isKnown ? { id: '1|se', defaultMarketId: markets[0]?.id, markets } : null
    return [200, JSON.stringify({ data: { channel } })]
  })
