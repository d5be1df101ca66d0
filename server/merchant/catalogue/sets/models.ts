/** The products of a variant group that collapses in lists are one model; every other product is one. */
import {
  countBits,
  hasBit,
  intersect,
  type Bits,
  type Members,
  type ProductSet,
} from './product-set.ts'

/** A filter for one iteration over products: true for the first product of each model. */
export type Models = () => (ordinal: number) => boolean

/** Models of lists that do not collapse colours. */
export const eachProductIsAModel: Models = () => () => true

/** @param modelOf by ordinal: the number of its model from 1, or 0 for a product without colours */
export function createModels(modelOf: Uint32Array): Models {
  // Stores the number of the last iteration in which a model was seen, so that nothing needs clearing.
  const lastIterationOfModel = new Uint32Array(
    modelOf.reduce((most, model) => Math.max(most, model), 0) + 1,
  )
  let iteration = 0

  return () => {
    const current = (iteration += 1)
    return (ordinal) => {
      const model = modelOf[ordinal]!
      if (model === 0) return true
      if (lastIterationOfModel[model] === current) return false
      lastIterationOfModel[model] = current
      return true
    }
  }
}

/** How many models have a product in both sets; `selected` is the selection as a list. */
export function countModels(
  models: Models,
  set: ProductSet,
  selection: Bits,
  selected: Members | null,
): number {
  const isFirst = models()
  let count = 0
  if (set.kind === 'list') {
    for (const ordinal of set.members) if (hasBit(selection, ordinal) && isFirst(ordinal)) count++
  } else if (selected) {
    for (const ordinal of selected) if (hasBit(set.bits, ordinal) && isFirst(ordinal)) count++
  } else if (models === eachProductIsAModel) {
    // Many times faster than one bit after another.
    return countBits(intersect(set.bits, selection))
  } else {
    for (let word = 0; word < selection.length; word++) {
      let rest = selection[word]! & set.bits[word]!
      while (rest !== 0) {
        const low = rest & -rest
        if (isFirst(word * 32 + (31 - Math.clz32(low)))) count++
        rest ^= low
      }
    }
  }
  return count
}
