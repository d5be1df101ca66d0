import { productTexts } from '#server/demo/data/products.ts'
import type { CampaignRecord } from '#server/merchant/catalogue/product-record.ts'
import { buildLocalText, type LocalText } from '#server/merchant/vocabulary/local-text.ts'
import { slug } from '#server/merchant/vocabulary/slug.ts'
import { sofaWeeksDescriptions } from '#server/demo/generator/texts/rich-texts.ts'

interface CampaignSpec {
  names: LocalText
  descriptions: LocalText
  hideTitle?: boolean
  tiers?: CampaignRecord['tiers']
  multiBuy?: CampaignRecord['multiBuy']
}

const specs = {
  'sofa-weeks': {
    ...productTexts.campaigns['sofa-weeks'],
    descriptions: sofaWeeksDescriptions,
  },
  'lighter-evenings': productTexts.campaigns['lighter-evenings'],
  'last-pieces': productTexts.campaigns['last-pieces'],
  'soft-home': {
    ...productTexts.campaigns['soft-home'],
    hideTitle: true,
  },
  'around-the-table': {
    ...productTexts.campaigns['around-the-table'],
    tiers: [
      { quantity: 4, percent: 10 },
      { quantity: 6, percent: 15 },
    ],
  },
  'three-for-two': {
    ...productTexts.campaigns['three-for-two'],
    multiBuy: { take: 3, pay: 2 },
  },
} as const satisfies Record<string, CampaignSpec>

export type CampaignKey = keyof typeof specs

/**
 * Price campaigns, one of them without a visible title, a tier campaign and a multi-buy campaign.
 */
export const campaigns: readonly CampaignRecord[] = Object.entries<CampaignSpec>(specs).map(
  ([key, { names, descriptions, hideTitle = false, tiers, multiBuy }]) => ({
    key,
    names,
    aliases: buildLocalText((language) => slug(names[language])),
    descriptions,
    hideTitle,
    kind: tiers ? 'tier' : multiBuy ? 'multi-buy' : 'price',
    tiers,
    multiBuy,
  }),
)

/** The campaigns with a title, for menus. */
export const shownCampaigns = (Object.keys(specs) as CampaignKey[]).filter(
  (key) => (specs[key] as CampaignSpec).hideTitle !== true,
)
