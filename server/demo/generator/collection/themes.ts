import { bedroomTypes, sleepTypes } from '#server/demo/generator/types/bedroom.ts'
import { decorTypes } from '#server/demo/generator/types/decor.ts'
import { diningTypes } from '#server/demo/generator/types/dining.ts'
import {
  lightingTypes,
  rugTypes,
  textileTypes,
} from '#server/demo/generator/types/light-and-textile.ts'
import { livingTypes } from '#server/demo/generator/types/living.ts'
import { loungeTypes } from '#server/demo/generator/types/lounge.ts'
import { gardenTypes, terraceTypes } from '#server/demo/generator/types/outdoor.ts'
import type { FurnitureType } from '#server/demo/generator/types/furniture-type.ts'
import { hallTypes, kidsTypes, officeTypes } from '#server/demo/generator/types/work.ts'
import type { Craft } from '#server/demo/generator/texts/brand-texts.ts'

import type { CampaignKey } from './campaigns.ts'

/** A theme of collections: its furniture types and crafts. */
export interface Theme {
  key: string
  types: readonly FurnitureType[]
  crafts: readonly Craft[]
  /** Number of types in a collection. */
  breadth: readonly [fewest: number, most: number]
  /** Number of collections of this theme in a round of `schedule`. */
  weight: number
  /** The price campaign that reduced products may belong to. */
  campaign: CampaignKey
}

const themes = [
  theme('lounge', loungeTypes, ['upholstery'], [3, 7], 9, 'sofa-weeks'),
  theme('dining', diningTypes, ['wood'], [3, 5], 5, 'last-pieces'),
  theme('living', livingTypes, ['wood'], [3, 6], 5, 'last-pieces'),
  theme('bedroom', bedroomTypes, ['wood', 'sleep'], [3, 6], 4, 'last-pieces'),
  theme('sleep', sleepTypes, ['sleep'], [4, 4], 2, 'last-pieces'),
  theme('office', officeTypes, ['work'], [2, 4], 3, 'last-pieces'),
  theme('hall', hallTypes, ['wood'], [2, 4], 3, 'last-pieces'),
  theme('kids', kidsTypes, ['children'], [2, 4], 2, 'last-pieces'),
  theme('lighting', lightingTypes, ['light'], [2, 3], 5, 'lighter-evenings'),
  theme('rug', rugTypes, ['textile'], [2, 4], 4, 'soft-home'),
  theme('textile', textileTypes, ['textile'], [2, 3], 3, 'soft-home'),
  theme('decor', decorTypes, ['decor'], [2, 5], 4, 'last-pieces'),
  theme('terrace', terraceTypes, ['outdoor'], [2, 4], 2, 'last-pieces'),
  theme('garden', gardenTypes, ['outdoor'], [2, 5], 2, 'last-pieces'),
]

function theme(
  key: string,
  types: readonly FurnitureType[],
  crafts: readonly Craft[],
  breadth: Theme['breadth'],
  weight: number,
  campaign: CampaignKey,
): Theme {
  return { key, types, crafts, breadth, weight, campaign }
}

/**
 * One round of themes, evenly mixed, so that a small catalogue has the same proportions as a large
 * one.
 */
export const schedule: readonly Theme[] = themes
  .flatMap((theme) =>
    Array.from({ length: theme.weight }, (_, i) => ({ theme, at: (i + 0.5) / theme.weight })),
  )
  .sort((a, b) => a.at - b.at || b.theme.weight - a.theme.weight)
  .map(({ theme }) => theme)
