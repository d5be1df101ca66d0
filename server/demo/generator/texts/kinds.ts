import type { FurnitureKind } from '#server/merchant/vocabulary/appearance.ts'
import type { LocalText } from '#server/merchant/vocabulary/local-text.ts'

import { kindTexts } from '../../data/kinds.ts'

/**
 * What general sentences, such as those about a style, are chosen by: a sofa and a wardrobe have none in
 * common.
 */
export type Manner = 'soft' | 'hard' | 'small'

/** Sentences about a furniture kind; `builds` describes the construction of its family. */
export interface KindTexts {
  /** Opening sentences that fit every material and colour. */
  openers: LocalText[]
  /** Sentences about a detail of this kind. */
  features: LocalText[]
  /** Construction of the family; true of each kind in it. */
  builds: LocalText[]
  manner: Manner
}

type SoldKind = Exclude<FurnitureKind, 'part'>

const familyOfKind = {
  sofa: 'upholstered',
  'corner-sofa': 'upholstered',
  daybed: 'upholstered',
  armchair: 'upholstered',
  footstool: 'upholstered',
  'dining-chair': 'chair',
  'office-chair': 'chair',
  'bar-stool': 'chair',
  stool: 'chair',
  bench: 'chair',
  'dining-table': 'table',
  'coffee-table': 'table',
  'side-table': 'table',
  desk: 'table',
  bed: 'bed',
  mattress: 'mattress',
  'bedside-table': 'cabinet',
  'kids-bed': 'bed',
  wardrobe: 'cabinet',
  'chest-of-drawers': 'cabinet',
  sideboard: 'cabinet',
  'tv-bench': 'cabinet',
  shelf: 'shelving',
  'wall-shelf': 'shelving',
  'storage-box': 'small',
  trolley: 'cabinet',
  'coat-rack': 'small',
  'room-divider': 'small',
  'floor-lamp': 'lamp',
  'table-lamp': 'lamp',
  'pendant-lamp': 'lamp',
  'lounge-set': 'outdoor',
  'garden-table': 'outdoor',
  'garden-chair': 'outdoor',
  'sun-lounger': 'outdoor',
  parasol: 'outdoor',
  hammock: 'outdoor',
  rug: 'textile',
  cushion: 'textile',
  throw: 'textile',
  curtain: 'textile',
  mirror: 'small',
  vase: 'small',
  basket: 'small',
  'plant-pot': 'small',
  clock: 'small',
  'candle-holder': 'small',
  'picture-frame': 'small',
} as const satisfies Record<SoldKind, keyof typeof kindTexts.families>

const mannerOfFamily: Record<keyof typeof kindTexts.families, Manner> = {
  upholstered: 'soft',
  bed: 'soft',
  mattress: 'soft',
  textile: 'soft',
  chair: 'hard',
  table: 'hard',
  cabinet: 'hard',
  shelving: 'hard',
  outdoor: 'hard',
  small: 'small',
  lamp: 'small',
}

/** Texts for every kind that the demo shop sells; the kind `part` exists only in feeds. */
export const kinds = Object.fromEntries(
  Object.entries(familyOfKind).map(([kind, family]) => {
    const { openers, features } = kindTexts[kind as SoldKind]
    return [
      kind,
      {
        openers,
        features,
        builds: kindTexts.families[family],
        manner: mannerOfFamily[family],
      },
    ]
  }),
) as Record<FurnitureKind, KindTexts>
