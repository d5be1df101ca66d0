import type { MarketLocale } from '../../channel/market-locale.ts'
import { cataloguePath } from '../address/catalogue-path.rules.ts'
import type { Campaign } from '../index/reference-tables.ts'

/** CampaignRuleType of the public API. */
export function campaignType(campaign: Campaign, { language: { code } }: MarketLocale) {
  const isTier = campaign.kind === 'tier'
  return {
    campaignId: String(campaign.id),
    name: campaign.names[code],
    hideTitle: campaign.hideTitle,
    ruleType: 'Product',
    category: isTier ? 'QuantityDiscount' : 'PriceCampaign',
    action: isTier ? 'Percent' : 'Price',
    // Quantity and percent of each tier: `4:10, 6:15`.
    actionValue: isTier
      ? (campaign.tiers ?? []).map(({ quantity, percent }) => `${quantity}:${percent}`).join(', ')
      : null,
    canonicalUrl: cataloguePath('campaign', campaign.aliases[code], code),
  }
}
