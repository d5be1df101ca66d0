import { furnitureType } from './furniture-type.ts'

const bed = {
  finish: 'upholstery',
  legs: ['block', 'tapered', 'straight', 'none'],
  assembly: 'two-people',
  hasNamedSize: true,
} as const
const chest = {
  finish: 'wood',
  legs: ['tapered', 'block', 'straight', 'none'],
  assembly: 'two-people',
} as const
const mattress = {
  kind: 'mattress',
  finish: 'bedding',
  choice: 'firmness',
  hasNamedSize: true,
} as const

/** Bedroom furniture and mattresses. */
export const bedroomTypes = [
  furnitureType('bed-160', 'bed-frames', 6495, [1680, 2140, 1050], 62, { ...bed, kind: 'bed' }),
  furnitureType('bed-180', 'bed-frames', 6995, [1880, 2140, 1050], 68, { ...bed, kind: 'bed' }),
  furnitureType('bed-140', 'bed-frames', 5495, [1480, 2140, 1000], 54, {
    ...bed,
    kind: 'bed',
    finish: 'wood',
  }),
  furnitureType('bedside-table', 'bedside-tables', 1295, [450, 400, 540], 10, {
    finish: 'wood',
    legs: ['tapered', 'straight', 'none'],
    assembly: 'simple',
  }),
  furnitureType('wardrobe-2', 'wardrobes', 6995, [1000, 600, 2010], 84, {
    ...chest,
    kind: 'wardrobe',
    parts: 2,
    legs: ['none', 'block'],
  }),
  furnitureType('wardrobe-3', 'wardrobes', 8995, [1500, 600, 2010], 118, {
    ...chest,
    kind: 'wardrobe',
    parts: 3,
    legs: ['none', 'block'],
  }),
  furnitureType('chest-3', 'chests', 2995, [800, 420, 780], 32, {
    ...chest,
    kind: 'chest-of-drawers',
    parts: 3,
  }),
  furnitureType('chest-6', 'chests', 4995, [1400, 440, 800], 54, {
    ...chest,
    kind: 'chest-of-drawers',
    parts: 6,
  }),
  furnitureType('bed-bench', 'bedside-tables', 2495, [1200, 400, 460], 13, {
    kind: 'bench',
    finish: 'upholstery',
    legs: ['tapered', 'straight', 'sled'],
    seats: 2,
    assembly: 'simple',
  }),
]

/** Mattresses are collections of their own: they do not have to match other furniture. */
export const sleepTypes = [
  furnitureType('mattress-90', 'mattresses', 2995, [900, 2000, 210], 18, mattress),
  furnitureType('mattress-140', 'mattresses', 4495, [1400, 2000, 210], 27, mattress),
  furnitureType('mattress-160', 'mattresses', 4995, [1600, 2000, 210], 31, mattress),
  furnitureType('mattress-180', 'mattresses', 5495, [1800, 2000, 210], 35, mattress),
]
