import { hashText } from '#server/merchant/vocabulary/hash-text.ts'
import type { FurnitureMaterial } from '#server/merchant/vocabulary/appearance.ts'
import type { ColorKey } from '#server/merchant/vocabulary/colors.ts'
import {
  finishGroups,
  type Finish,
  type FinishGroup,
} from '#server/demo/generator/types/finishes.ts'
import { createRandom, type Random } from '#server/demo/generator/random/random.ts'
import { hasOneMeasure, type FurnitureType } from '#server/demo/generator/types/furniture-type.ts'
import { styleKeys, type StyleKey } from '#server/demo/generator/texts/styles.ts'

import { brandsOf, type Brand } from './brands.ts'
import { seriesName } from './series-names.ts'
import type { Theme } from './themes.ts'

/** Furniture of one brand with a common series name, style, materials and colours. */
export interface Collection {
  key: string
  series: string
  brand: Brand
  style: StyleKey
  theme: Theme
  models: Model[]
}

/**
 * One model of a collection; each of its colours is a product, and they are variants of one
 * another.
 */
export interface Model {
  key: string
  type: FurnitureType
  material: FurnitureMaterial
  colors: readonly ColorKey[]
  /** Whole SEK, before rounding to price points. */
  price: number
  size: { width: number; depth: number; height: number }
  grams: number
  legTone: ColorKey
}

const legTones: Record<StyleKey, readonly ColorKey[]> = {
  scandinavian: ['oak', 'light-oak', 'birch'],
  japandi: ['smoked-oak', 'oak', 'black-oak'],
  modern: ['black', 'walnut', 'chrome'],
  classic: ['walnut', 'brass', 'smoked-oak'],
  industrial: ['black', 'black', 'black-oak'],
  rustic: ['oak', 'pine', 'smoked-oak'],
}

/**
 * The collection at a position in the catalogue: the same for every size of catalogue.
 *
 * @param position counts all collections, from 0
 * @param nth counts the collections of the theme, from 0
 */
export function createCollection(theme: Theme, position: number, nth: number): Collection {
  const random = createRandom(`collection ${position}`)
  const key = `c${position}`
  // Brands take turns, so that even a small catalogue has products of each.
  const candidates = theme.crafts.flatMap((craft) => brandsOf[craft])
  const brand = candidates[(hashText(theme.key) + nth) % candidates.length]!
  const style = random.pick(styleKeys)
  const legTone = random.pick(legTones[style])
  const finishes = new Map<FinishGroup, { finish: Finish; colors: readonly ColorKey[] }>()
  const types = random.sample(theme.types, random.whole(...theme.breadth))
  const models = theme.types
    .filter((type) => types.includes(type))
    .map((type) => {
      const chosen = finishes.get(type.finish) ?? chooseFinish(type.finish, random)
      finishes.set(type.finish, chosen)
      return createModel(type, chosen, brand, legTone, `${key}-${type.key}`, random)
    })
  return { key, series: seriesName(theme.key, nth), brand, style, theme, models }
}

function chooseFinish(group: FinishGroup, random: Random) {
  const finish: Finish = random.pick<Finish>(finishGroups[group])
  return { finish, colors: random.sample(finish.colors, random.whole(2, 5)) }
}

function createModel(
  type: FurnitureType,
  { finish, colors }: { finish: Finish; colors: readonly ColorKey[] },
  brand: Brand,
  legTone: ColorKey,
  key: string,
  random: Random,
): Model {
  const stretch = type.hasNamedSize ? 0 : random.whole(-6, 8)
  const [width, depth, height] = type.size
  const scale = 1 + stretch / 100
  // The sizes that a shopper chooses between are not the collection's.
  const hasFixedSize = type.hasNamedSize || !hasOneMeasure(type)
  const price = type.price * finish.priceFactor * brand.priceFactor * (0.92 + random.next() * 0.16)
  const tallness = 1 + random.whole(-4, 4) / 100
  return {
    key,
    type,
    material: finish.material,
    colors,
    price: price * (1 + stretch / 200),
    size: {
      width: hasFixedSize ? width : wholeCentimetres(width * scale),
      depth: hasFixedSize ? depth : wholeCentimetres(depth * scale),
      // The texts say how thick a mattress is.
      height: type.kind === 'mattress' ? height : wholeCentimetres(height * tallness),
    },
    grams: Math.round((type.kilos * 1000 * scale) / 100) * 100,
    legTone,
  }
}

/** Large measures are rounded to centimetres, small ones to millimetres. */
function wholeCentimetres(millimetres: number): number {
  return millimetres < 100 ? Math.round(millimetres) : Math.round(millimetres / 10) * 10
}
