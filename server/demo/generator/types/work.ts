import { furnitureType } from './furniture-type.ts'

/** Home office. */
export const officeTypes = [
  furnitureType('desk-120', 'desks', 2495, [1200, 600, 740], 25, {
    kind: 'desk',
    hasNamedSize: true,
    finish: 'wood',
    legs: ['tapered', 'straight', 'sled', 'trestle', 'hairpin'],
    assembly: 'simple',
  }),
  furnitureType('desk-150', 'desks', 3295, [1500, 700, 740], 33, {
    kind: 'desk',
    hasNamedSize: true,
    parts: 2,
    finish: 'wood',
    legs: ['tapered', 'straight', 'sled', 'trestle'],
    assembly: 'simple',
  }),
  furnitureType('office-chair', 'office-chairs', 2995, [640, 640, 980], 15, {
    finish: 'task',
    legs: ['swivel'],
    seats: 1,
    assembly: 'simple',
  }),
  furnitureType('desk-trolley', 'boxes-baskets', 1495, [620, 420, 780], 11, {
    kind: 'trolley',
    parts: 3,
    finish: 'wood',
    assembly: 'simple',
  }),
  furnitureType('office-shelf', 'bookcases', 2495, [800, 340, 1480], 29, {
    kind: 'shelf',
    parts: 4,
    finish: 'wood',
    assembly: 'two-people',
  }),
]

/** The hall. */
export const hallTypes = [
  furnitureType('coat-rack', 'hall-storage', 1195, [460, 460, 1750], 8, {
    parts: 6,
    finish: 'frame',
    legs: ['tapered', 'pedestal'],
    assembly: 'simple',
  }),
  furnitureType('hall-bench', 'hall-storage', 1795, [1000, 360, 460], 11, {
    kind: 'bench',
    finish: 'wood',
    legs: ['straight', 'tapered', 'sled'],
    seats: 2,
    assembly: 'simple',
  }),
  furnitureType('hall-stool', 'bar-stools', 695, [380, 380, 450], 4, {
    kind: 'stool',
    finish: 'wood',
    legs: ['tapered', 'straight'],
    seats: 1,
    assembly: 'simple',
  }),
  furnitureType('hall-mirror', 'mirrors', 1695, [600, 40, 1700], 14, {
    kind: 'mirror',
    finish: 'frame',
  }),
  furnitureType('storage-box', 'boxes-baskets', 349, [400, 300, 250], 2, {
    assembly: 'none',
    finish: 'box',
  }),
  furnitureType('room-divider', 'hall-storage', 2495, [1500, 40, 1750], 14, {
    assembly: 'none',
    parts: 3,
    finish: 'frame',
  }),
]

/** The children's room. */
export const kidsTypes = [
  furnitureType('kids-bed', 'kids-beds', 2495, [880, 1680, 680], 26, {
    hasNamedSize: true,
    finish: 'wood',
    legs: ['straight', 'tapered', 'block'],
    assembly: 'two-people',
  }),
  furnitureType('junior-bed', 'kids-beds', 3495, [980, 2080, 780], 34, {
    kind: 'kids-bed',
    hasNamedSize: true,
    parts: 2,
    finish: 'wood',
    legs: ['straight', 'block'],
    assembly: 'two-people',
  }),
  furnitureType('toy-box', 'boxes-baskets', 695, [700, 400, 420], 7, {
    assembly: 'none',
    kind: 'storage-box',
    finish: 'box',
  }),
  furnitureType('toy-trolley', 'boxes-baskets', 895, [450, 320, 720], 6, {
    kind: 'trolley',
    parts: 3,
    finish: 'wood',
    assembly: 'simple',
  }),
]
