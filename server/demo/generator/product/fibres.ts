import type { ParameterValue } from '#server/merchant/catalogue/product-record.ts'
import { buildLocalText } from '#server/merchant/vocabulary/local-text.ts'
import type { MaterialKey } from '#server/merchant/vocabulary/names.ts'
import { materialTexts } from '#server/demo/data/materials.ts'
import type { Model } from '#server/demo/generator/collection/collection.ts'
import type { FinishGroup } from '#server/demo/generator/types/finishes.ts'

import { materialOf } from './material-of.rules.ts'

type Fibre = keyof typeof materialTexts.fibres
type Composition = readonly (readonly [fibre: Fibre, percent: number])[]

/** What a material is made of, where it is cloth. */
const usual: Partial<Record<MaterialKey, ParameterValue>> = {
  fabric: fibres(['recycled-polyester', 100]),
  boucle: fibres(['polyester', 60], ['acrylic', 25], ['wool', 15]),
  velvet: fibres(['polyester', 100]),
  wool: fibres(['wool', 70], ['polyamide', 30]),
  linen: fibres(['linen', 100]),
  cotton: fibres(['cotton', 100]),
  jute: fibres(['jute', 100]),
  canvas: fibres(['acrylic', 100]),
}

/** Where it is another mixture. */
const ofGroup: Partial<Record<FinishGroup, typeof usual>> = {
  rug: { wool: fibres(['wool', 80], ['cotton', 20]) },
  textile: { wool: fibres(['wool', 70], ['acrylic', 30]) },
  drape: { linen: fibres(['linen', 55], ['cotton', 45]) },
}

/** Lampshades and baskets are no textiles for the law. */
const withoutFibres = new Set<FinishGroup>(['lamp', 'woven'])

/** The fibres of a textile or of the cover of furniture. */
export function fibresOf(model: Model): readonly ParameterValue[] {
  const { finish } = model.type
  const material = materialOf(model)
  const found = withoutFibres.has(finish) ? null : (ofGroup[finish]?.[material] ?? usual[material])
  return found ? [found] : []
}

function fibres(...composition: Composition): ParameterValue {
  return {
    identifier: 'fibres',
    key: composition.flat().join('-'),
    labels: buildLocalText((language) =>
      composition
        .map(([fibre, percent]) => {
          const amount = language === 'en' ? `${percent}%` : `${percent}\u00a0%`
          return `${amount} ${materialTexts.fibres[fibre][language]}`
        })
        .join(', '),
    ),
  }
}
