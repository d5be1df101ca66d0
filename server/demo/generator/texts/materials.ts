import type { LocalText } from '#server/merchant/vocabulary/local-text.ts'
import { names, type MaterialKey } from '#server/merchant/vocabulary/names.ts'

import { materialTexts } from '../../data/materials.ts'

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
  fabric: 'vacuum',
  boucle: 'vacuum',
  velvet: 'vacuum',
  leather: 'leather',
  wool: 'vacuum',
  linen: 'wash',
  cotton: 'wash',
  jute: 'vacuum',
  rattan: 'wipe',
  oak: 'oil',
  walnut: 'oil',
  birch: 'wipe',
  pine: 'wipe',
  teak: 'oil',
  painted: 'wipe',
  metal: 'wipe',
  brass: 'polish',
  glass: 'wipe',
  marble: 'wipe',
  stone: 'wipe',
  ceramic: 'wipe',
  plastic: 'wipe',
  canvas: 'wipe',
  polyrattan: 'wipe',
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
