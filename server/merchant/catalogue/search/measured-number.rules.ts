/** Numbers of a search as measures of products: `soffa 220 cm`, `bord 120`. */
import type { Measure, MeasureRange } from '../index/measure-ranges.rules.ts'
import type { SearchField } from '../terms/search-fields.ts'

/** How much a product may differ from a typed measure, as a share of it. */
const measureTolerance = 0.05

/** The width of most furniture and the length of a bed are what a shopper means; both count as little as attributes. */
const fieldOfMeasure: Record<Measure, SearchField> = {
  width: 'attribute',
  length: 'attribute',
  height: 'attributeStem',
  depth: 'attributeStem',
}

/** `220` may mean a sofa between 209 and 231 cm wide. Numbers below 20 are seats or pieces. */
export function rangesOfNumber(word: string): { range: MeasureRange; field: SearchField }[] {
  const typed = /^\d{2,3}$/.test(word) ? Number(word) : 0
  if (typed < 20) return []
  const from = Math.ceil(typed * (1 - measureTolerance))
  const to = Math.floor(typed * (1 + measureTolerance))
  return (Object.keys(fieldOfMeasure) as Measure[]).map((measure) => ({
    range: { measure, from, to },
    field: fieldOfMeasure[measure],
  }))
}
