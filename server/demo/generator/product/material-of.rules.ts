import type { Model } from '#server/demo/generator/collection/collection.ts'
import type { FinishGroup } from '#server/demo/generator/types/finishes.ts'
import type { MaterialKey } from '#server/merchant/vocabulary/names.ts'
import { materials, type CareKey } from '#server/demo/generator/texts/materials.ts'

const washable = new Set<FinishGroup>(['textile', 'drape', 'hammock'])

/** The material for texts: outdoor furniture is made of the weatherproof variant. */
export function materialOf({ material, type }: Model): MaterialKey {
  if (type.finish === 'outdoorTextile') return 'canvas'
  if (type.finish === 'outdoor' && material === 'rattan') return 'polyrattan'
  return material
}

/** Care instructions: loose textiles are washed, fixed ones are not. */
export function careOf(model: Model): CareKey {
  const { care } = materials[materialOf(model)]
  const isWashable = washable.has(model.type.finish)
  if (care === 'wash' && !isWashable) return 'vacuum'
  if (care === 'vacuum' && isWashable) return 'gentle'
  return care
}
