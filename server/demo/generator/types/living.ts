import type { LegStyle } from '#server/merchant/vocabulary/appearance.ts'

import { furnitureType } from './furniture-type.ts'

const lowLegs: LegStyle[] = ['tapered', 'straight', 'sled', 'hairpin']
const cabinet = {
  finish: 'wood',
  legs: ['tapered', 'straight', 'sled', 'block'],
  assembly: 'two-people',
} as const

/** Small tables and cabinets of the living room. */
export const livingTypes = [
  furnitureType('coffee-table', 'coffee-tables', 2495, [1200, 600, 430], 21, {
    finish: 'tabletop',
    legs: lowLegs,
    assembly: 'simple',
  }),
  furnitureType('coffee-table-round', 'coffee-tables', 2295, [850, 850, 400], 17, {
    kind: 'coffee-table',
    finish: 'tabletop',
    legs: ['pedestal', 'tapered', 'hairpin'],
    assembly: 'simple',
  }),
  furnitureType('side-table', 'coffee-tables', 1095, [450, 450, 520], 7, {
    finish: 'tabletop',
    legs: ['pedestal', 'straight', 'hairpin', 'tapered'],
    assembly: 'simple',
  }),
  furnitureType('tv-bench-140', 'sideboards', 3495, [1400, 400, 480], 34, {
    ...cabinet,
    kind: 'tv-bench',
    hasNamedSize: true,
    parts: 2,
  }),
  furnitureType('tv-bench-180', 'sideboards', 4295, [1800, 400, 480], 42, {
    ...cabinet,
    kind: 'tv-bench',
    hasNamedSize: true,
    parts: 3,
  }),
  furnitureType('sideboard', 'sideboards', 5995, [1600, 430, 780], 52, { ...cabinet, parts: 3 }),
  furnitureType('highboard', 'sideboards', 6495, [1100, 420, 1280], 56, {
    ...cabinet,
    kind: 'sideboard',
    parts: 2,
  }),
  furnitureType('bookcase', 'bookcases', 3295, [900, 330, 1980], 41, {
    kind: 'shelf',
    parts: 5,
    finish: 'wood',
    assembly: 'two-people',
  }),
  furnitureType('low-shelf', 'bookcases', 1995, [1100, 340, 820], 24, {
    kind: 'shelf',
    parts: 2,
    finish: 'wood',
    assembly: 'simple',
  }),
  furnitureType('wall-shelf', 'wall-shelves', 695, [800, 220, 320], 5, {
    parts: 2,
    finish: 'wood',
    assembly: 'simple',
  }),
]
