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

const themes: readonly Theme[] = [
  {
    key: 'lounge',
    types: loungeTypes,
    crafts: ['upholstery'],
    breadth: [3, 7],
    weight: 9,
    campaign: 'sofa-weeks',
  },
  {
    key: 'dining',
    types: diningTypes,
    crafts: ['wood'],
    breadth: [3, 5],
    weight: 5,
    campaign: 'last-pieces',
  },
  {
    key: 'living',
    types: livingTypes,
    crafts: ['wood'],
    breadth: [3, 6],
    weight: 5,
    campaign: 'last-pieces',
  },
  {
    key: 'bedroom',
    types: bedroomTypes,
    crafts: ['wood', 'sleep'],
    breadth: [3, 6],
    weight: 4,
    campaign: 'last-pieces',
  },
  {
    key: 'sleep',
    types: sleepTypes,
    crafts: ['sleep'],
    breadth: [4, 4],
    weight: 2,
    campaign: 'last-pieces',
  },
  {
    key: 'office',
    types: officeTypes,
    crafts: ['work'],
    breadth: [2, 4],
    weight: 3,
    campaign: 'last-pieces',
  },
  {
    key: 'hall',
    types: hallTypes,
    crafts: ['wood'],
    breadth: [2, 4],
    weight: 3,
    campaign: 'last-pieces',
  },
  {
    key: 'kids',
    types: kidsTypes,
    crafts: ['children'],
    breadth: [2, 4],
    weight: 2,
    campaign: 'last-pieces',
  },
  {
    key: 'lighting',
    types: lightingTypes,
    crafts: ['light'],
    breadth: [2, 3],
    weight: 5,
    campaign: 'lighter-evenings',
  },
  {
    key: 'rug',
    types: rugTypes,
    crafts: ['textile'],
    breadth: [2, 4],
    weight: 4,
    campaign: 'soft-home',
  },
  {
    key: 'textile',
    types: textileTypes,
    crafts: ['textile'],
    breadth: [2, 3],
    weight: 3,
    campaign: 'soft-home',
  },
  {
    key: 'decor',
    types: decorTypes,
    crafts: ['decor'],
    breadth: [2, 5],
    weight: 4,
    campaign: 'last-pieces',
  },
  {
    key: 'terrace',
    types: terraceTypes,
    crafts: ['outdoor'],
    breadth: [2, 4],
    weight: 2,
    campaign: 'last-pieces',
  },
  {
    key: 'garden',
    types: gardenTypes,
    crafts: ['outdoor'],
    breadth: [2, 5],
    weight: 2,
    campaign: 'last-pieces',
  },
]

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
