import { productTexts } from '../data/products.ts'
import type { CampaignRecord } from '#server/merchant/catalogue/product-record.ts'
import { composeText, localText, type LocalRow } from '#server/merchant/vocabulary/local-text.ts'
import { slug } from '#server/merchant/vocabulary/slug.ts'
import { sofaWeeksDescriptions } from './words/rich-texts.ts'

interface Sketch {
  names: LocalRow
  descriptions: LocalRow
  hideTitle?: boolean
  tiers?: CampaignRecord['tiers']
}

const sketches = {
  'sofa-weeks': {
    names: productTexts.campaigns['sofa-weeks'].names,
    descriptions: sofaWeeksDescriptions,
  },
  'lighter-evenings': productTexts.campaigns['lighter-evenings'],
  'last-pieces': productTexts.campaigns['last-pieces'],
  'soft-home': {
    names: productTexts.campaigns['soft-home'].names,
    descriptions: productTexts.campaigns['soft-home'].descriptions,
    hideTitle: true,
  },
  'around-the-table': {
    names: productTexts.campaigns['around-the-table'].names,
    descriptions: productTexts.campaigns['around-the-table'].descriptions,
    tiers: [
      { quantity: 4, percent: 10 },
      { quantity: 6, percent: 15 },
    ],
  },
} as const satisfies Record<string, Sketch>

export type CampaignKey = keyof typeof sketches

/** Price campaigns, one of them without a visible title, and one tier campaign. */
export const campaigns: readonly CampaignRecord[] = Object.entries<Sketch>(sketches).map(
  ([key, { names, descriptions, hideTitle = false, tiers }]) => {
    const localNames = localText(names)
    return {
      key,
      names: localNames,
      aliases: composeText((language) => slug(localNames[language])),
      descriptions: localText(descriptions),
      hideTitle,
      kind: tiers ? 'tier' : 'price',
      tiers,
    }
  },
)
