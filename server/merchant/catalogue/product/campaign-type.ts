import type { MarketLocale } from '../../channel/market-locale.ts'
import { cataloguePath } from '../address/catalogue-path.rules.ts'
import type { Campaign } from '../index/reference-tables.ts'

/** CampaignRuleType of the public API. */
export function campaignType(campaign: Campaign, { language: { code } }: MarketLocale) {
  return {
    campaignId: String(campaign.id),
    name: campaign.names[code],
    hideTitle: campaign.hideTitle,
    ruleType: 'Product',
    ...actionOf(campaign),
    canonicalUrl: cataloguePath('campaign', campaign.aliases[code], code),
  }
}

function actionOf({ kind, tiers = [], multiBuy }: Campaign) {
  switch (kind) {
    case 'tier':
      return {
        category: 'QuantityDiscount',
        action: 'Percent',
        // Quantity and percent of each tier: `4:10, 6:15`.
        actionValue: tiers.map(({ quantity, percent }) => `${quantity}:${percent}`).join(', '),
      }
    case 'multi-buy':
      return {
        category: 'MultiBuy',
        action: 'PayFor',
        // Pieces that are taken and paid: `3:2`.
        actionValue: multiBuy && `${multiBuy.take}:${multiBuy.pay}`,
      }
    case 'price':
      return { category: 'PriceCampaign', action: 'Price' }
  }
}
