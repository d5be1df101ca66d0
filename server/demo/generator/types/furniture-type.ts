import type { LegStyle, FurnitureKind } from '#server/merchant/vocabulary/appearance.ts'
import type { CategoryKey } from '#server/merchant/vocabulary/categories.ts'
import type { ChoiceKey } from '#server/demo/generator/random/choices.ts'
import type { LocalText } from '#server/merchant/vocabulary/local-text.ts'

import { furnitureTypeTexts } from '../../data/furniture-types.ts'
import type { FinishGroup } from './finishes.ts'

export type FurnitureTypeKey = keyof typeof furnitureTypeTexts

/** A furniture type of collections: name, size and price. */
export interface FurnitureType {
  key: FurnitureTypeKey
  kind: FurnitureKind
  /** Appended to the name of the collection: "Almvik" + "3-sitssoffa". Unique among the types. */
  names: LocalText
  category: CategoryKey
  /** Price in whole SEK at an average brand in the plainest finish. */
  price: number
  /** Width, depth and height in millimetres, before the collection's proportions are applied. */
  size: readonly [width: number, depth: number, height: number]
  /** The name contains the size, so collections must not change the size. */
  hasNamedSize: boolean
  kilos: number
  /** Number of seats, doors, drawers or shelves, depending on the kind. */
  parts: number
  finish: FinishGroup
  legs: readonly LegStyle[]
  /** What a shopper chooses within one product. */
  choice?: ChoiceKey
  seats?: number
  /** Absent for what nobody assembles, such as a rug or a vase. */
  assembly?: 'none' | 'simple' | 'two-people'
}

const choicesOfMeasure = new Set<ChoiceKey>(['cushion', 'throw', 'curtain', 'basket', 'frame'])

/** False when the shopper chooses the size: then the product has no single size. */
export function hasOneMeasure({ choice }: FurnitureType): boolean {
  return choice === undefined || !choicesOfMeasure.has(choice)
}

/** False when the shopper chooses the height of the seat, and with it that of the whole. */
export const hasOneHeight = ({ choice }: FurnitureType): boolean => choice !== 'seatHeight'

/** Whether the product has one width, one depth and one height. */
export const hasOneSize = (type: FurnitureType): boolean =>
  hasOneMeasure(type) && hasOneHeight(type)

/** What one lies on: it has a length in place of a depth. */
export const hasLength = ({ kind }: FurnitureType): boolean => kindsWithLength.has(kind)

const kindsWithLength = new Set<FurnitureKind>(['bed', 'kids-bed', 'mattress', 'rug'])

type Rest = Omit<FurnitureType, 'key' | 'names' | 'category' | 'price' | 'size' | 'kilos'>
type Usual = 'kind' | 'hasNamedSize' | 'parts' | 'legs'

/** A type with the defaults of most: it is of the kind that it is named after, of one part, without legs, of free proportions. */
export const furnitureType = <Key extends FurnitureTypeKey>(
  key: Key,
  category: CategoryKey,
  price: number,
  size: FurnitureType['size'],
  kilos: number,
  rest: Omit<Rest, Usual> &
    Partial<Rest> &
    (Key extends FurnitureKind ? unknown : Pick<Rest, 'kind'>),
): FurnitureType => ({
  ...{ key, names: furnitureTypeTexts[key], category, price, size, kilos },
  ...{ hasNamedSize: false, parts: 1, legs: ['none'], kind: key as FurnitureKind },
  ...rest,
})
