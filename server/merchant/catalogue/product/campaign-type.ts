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
    actionValue: isTier ? (campaign.tiers ?? []).map(({ percent }) => percent).join(', ') : null,
    canonicalUrl: cataloguePath('campaign', campaign.aliases[code], code),
  }
}
