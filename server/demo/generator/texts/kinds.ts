import { outdoorKinds, type FurnitureKind } from '#server/merchant/vocabulary/appearance.ts'
import type { LocalText } from '#server/merchant/vocabulary/local-text.ts'

import { kindTexts } from '../../data/kinds.ts'
import { sameFor } from '../../same-for.ts'

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
  ...sameFor('upholstered', 'sofa', 'corner-sofa', 'daybed', 'armchair', 'footstool'),
  ...sameFor('chair', 'dining-chair', 'office-chair', 'bar-stool', 'stool', 'bench'),
  ...sameFor('table', 'dining-table', 'coffee-table', 'side-table', 'desk'),
  ...sameFor('bed', 'bed', 'kids-bed'),
  ...sameFor('mattress', 'mattress'),
  ...sameFor(
    'cabinet',
    'bedside-table',
    'wardrobe',
    'chest-of-drawers',
    'sideboard',
    'tv-bench',
    'trolley',
  ),
  ...sameFor('shelving', 'shelf', 'wall-shelf'),
  ...sameFor(
    'small',
    'storage-box',
    'coat-rack',
    'room-divider',
    'mirror',
    'vase',
    'basket',
    'plant-pot',
    'clock',
    'candle-holder',
    'picture-frame',
  ),
  ...sameFor('lamp', 'floor-lamp', 'table-lamp', 'pendant-lamp'),
  ...sameFor('outdoor', ...outdoorKinds),
  ...sameFor('textile', 'rug', 'cushion', 'throw', 'curtain'),
} satisfies Record<SoldKind, keyof typeof kindTexts.families>

const mannerOfFamily: Record<keyof typeof kindTexts.families, Manner> = {
  ...sameFor('soft', 'upholstered', 'bed', 'mattress', 'textile'),
  ...sameFor('hard', 'chair', 'table', 'cabinet', 'shelving', 'outdoor'),
  ...sameFor('small', 'small', 'lamp'),
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
