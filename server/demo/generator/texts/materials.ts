import type { LocalText } from '#server/merchant/vocabulary/local-text.ts'
import { names, type MaterialKey } from '#server/merchant/vocabulary/names.ts'

import { materialTexts } from '../../data/materials.ts'
import { sameFor } from '../../same-for.ts'

export type CareKey = keyof typeof materialTexts.care

/** Name, description and care instructions of a material. */
export interface MaterialDescription {
  label: LocalText
  sentences: LocalText[]
  care: CareKey
}

/** Care instructions by key. */
export const careLabels = materialTexts.care

const careOfMaterial: Record<MaterialKey, CareKey> = {
  ...sameFor('vacuum', 'fabric', 'boucle', 'velvet', 'wool', 'jute'),
  ...sameFor('leather', 'leather'),
  ...sameFor('wash', 'linen', 'cotton'),
  ...sameFor(
    'wipe',
    'rattan',
    'birch',
    'pine',
    'painted',
    'metal',
    'glass',
    'marble',
    'stone',
    'ceramic',
    'plastic',
    'canvas',
    'polyrattan',
  ),
  ...sameFor('oil', 'oak', 'walnut', 'teak'),
  ...sameFor('polish', 'brass'),
}

/** Texts of every material. */
export const materials = Object.fromEntries(
  Object.entries(careOfMaterial).map(([key, care]) => [
    key,
    {
      label: names.materials[key as MaterialKey],
      sentences: materialTexts.sentences[key as MaterialKey],
      care,
    },
  ]),
) as Record<MaterialKey, MaterialDescription>
