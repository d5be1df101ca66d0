import { names } from './names.ts'
import type { LocalText } from './local-text.ts'

/** A property that products are described by; `identifier` is the same in every language. */
export interface Parameter {
  identifier: ParameterKey
  group: { id: number; order: number; names: LocalText }
  names: LocalText
  order: number
  /** Shown in the specification. */
  show: boolean
  /** Offered as a filter. */
  showFilter: boolean
}

/** Group 1 holds Color (spec section 3). */
const groups = {
  1: names.parameterGroups['material-and-style'],
  2: names.parameterGroups['measures-and-assembly'],
  3: names.parameterGroups.care,
  4: names.parameterGroups['light-source'],
  5: names.parameterGroups['product-safety'],
}

const rows = {
  color: { group: 1, isFilter: true },
  material: { group: 1, isFilter: true },
  'rug-size': { group: 2, isFilter: true },
  'bed-size': { group: 2, isFilter: true },
  seats: { group: 2, isFilter: true },
  width: { group: 2, isFilter: true },
  depth: { group: 2, isFilter: true },
  height: { group: 2, isFilter: true },
  length: { group: 2, isFilter: true },
  style: { group: 1, isFilter: true },
  // Regulation (EU) 1007/2011: the percentages of all fibres.
  fibres: { group: 1, isFilter: false },
  series: { group: 1, isFilter: false },
  weight: { group: 2, isFilter: false },
  assembly: { group: 2, isFilter: true },
  care: { group: 3, isFilter: false },
  // Directive 2011/83/EU, article 6(1)(la): years, and their unit.
  'durability-guarantee': { group: 3, isFilter: false },
  // Regulation (EU) 2019/2015: the class of the light source that a lamp contains.
  socket: { group: 4, isFilter: false },
  'energy-class': { group: 4, isFilter: false },
  // Regulation (EU) 2023/988, article 19: on the page of every product.
  manufacturer: { group: 5, isFilter: false },
  'manufacturer-address': { group: 5, isFilter: false },
  'manufacturer-email': { group: 5, isFilter: false },
} as const satisfies Record<string, { group: keyof typeof groups; isFilter: boolean }>

export type ParameterKey = keyof typeof rows

/** The properties of furniture, in the order of filters and, within a group, of a specification. */
export const parameters: readonly Parameter[] = Object.entries(rows).map(
  ([identifier, { group, isFilter }], order) => ({
    identifier: identifier as ParameterKey,
    group: { id: group, order: group, names: groups[group] },
    names: names.parameters[identifier as ParameterKey],
    order,
    show: true,
    showFilter: isFilter,
  }),
)
