/** Filters by measure: ranges in whole centimetres, bounds included. */

/** Bounds of the ranges that are offered; a client may ask for any other one. */
const boundsByMeasure = {
  width: [0, 60, 90, 120, 160, 200, 240],
  depth: [0, 40, 60, 80, 100],
  height: [0, 45, 75, 100, 150],
  length: [0, 160, 200, 240, 300],
} as const

export type Measure = keyof typeof boundsByMeasure
export const measures = Object.keys(boundsByMeasure) as Measure[]

export interface MeasureRange {
  measure: Measure
  from: number
  /** Null: no upper bound. */
  to: number | null
}

export const isMeasure = (identifier: string): identifier is Measure =>
  Object.hasOwn(boundsByMeasure, identifier)

export function offeredRanges(measure: Measure): MeasureRange[] {
  const bounds = boundsByMeasure[measure]
  return bounds.map((from, place) => ({ measure, from, to: bounds[place + 1] ?? null }))
}

export const measureFacet = ({ measure, from, to }: MeasureRange) =>
  `p_${measure}_${from}-${to ?? ''}`

/** The range of a facet id (`p_width_120-220`); null for any other facet. */
export function readMeasureFacet(facetId: string): MeasureRange | null {
  const [, measure = '', from, to] = /^p_([a-z]+)_(\d{1,5})-(\d{0,5})$/.exec(facetId) ?? []
  return isMeasure(measure) ? { measure, from: Number(from), to: to ? Number(to) : null } : null
}
