import type { LegStyle } from '#server/merchant/vocabulary/appearance.ts'

import { furnitureType } from './furniture-type.ts'

const sofaLegs: LegStyle[] = ['tapered', 'block', 'straight', 'sled', 'none']
const soft = { finish: 'upholstery', legs: sofaLegs, assembly: 'simple' } as const

/** Sofas, armchairs and side tables. */
export const loungeTypes = [
  furnitureType('sofa-3', 'straight-sofas', 8995, [2150, 920, 810], 58, {
    ...soft,
    kind: 'sofa',
    parts: 3,
    seats: 3,
  }),
  furnitureType('sofa-2', 'straight-sofas', 6995, [1620, 920, 810], 44, {
    ...soft,
    kind: 'sofa',
    parts: 2,
    seats: 2,
  }),
  furnitureType('sofa-4', 'straight-sofas', 11995, [2580, 940, 810], 74, {
    ...soft,
    kind: 'sofa',
    parts: 4,
    seats: 4,
  }),
  furnitureType('corner-sofa', 'corner-sofas', 15995, [2780, 2200, 820], 98, {
    ...soft,
    parts: 5,
    seats: 5,
    choice: 'side',
    assembly: 'two-people',
  }),
  furnitureType('chaise-sofa', 'corner-sofas', 12495, [2480, 1580, 820], 82, {
    ...soft,
    kind: 'corner-sofa',
    parts: 4,
    seats: 4,
    choice: 'side',
    assembly: 'two-people',
  }),
  furnitureType('sofa-bed', 'straight-sofas', 9495, [2050, 960, 830], 72, {
    ...soft,
    kind: 'sofa',
    parts: 2,
    seats: 3,
  }),
  furnitureType('daybed', 'corner-sofas', 7495, [1980, 840, 720], 46, { ...soft, seats: 2 }),
  furnitureType('armchair', 'armchairs', 4495, [780, 820, 800], 21, {
    ...soft,
    seats: 1,
    legs: ['tapered', 'sled', 'swivel', 'straight'],
  }),
  furnitureType('reading-chair', 'armchairs', 5495, [790, 860, 1060], 25, {
    ...soft,
    kind: 'armchair',
    seats: 1,
    legs: ['tapered', 'straight', 'swivel'],
  }),
  furnitureType('footstool', 'armchairs', 1695, [620, 480, 420], 8, { ...soft, assembly: 'none' }),
  furnitureType('pouf', 'armchairs', 1295, [520, 520, 430], 6, {
    ...soft,
    kind: 'footstool',
    legs: ['none'],
    assembly: 'none',
  }),
]
