import { furnitureType } from './furniture-type.ts'

/** Home accessories. */
export const decorTypes = [
  furnitureType('vase', 'vases-pots', 349, [180, 180, 260], 1.2, { finish: 'vessel' }),
  furnitureType('floor-vase', 'vases-pots', 795, [280, 280, 560], 4.5, {
    kind: 'vase',
    finish: 'vessel',
  }),
  furnitureType('plant-pot', 'vases-pots', 249, [240, 240, 220], 1.8, { finish: 'planter' }),
  furnitureType('candle-holder', 'home-accents', 249, [110, 110, 240], 0.8, { finish: 'accent' }),
  furnitureType('clock', 'home-accents', 499, [320, 45, 320], 1.1, { finish: 'accent' }),
  furnitureType('picture-frame', 'home-accents', 199, [320, 25, 420], 0.9, {
    finish: 'frame',
    choice: 'frame',
  }),
  furnitureType('basket', 'boxes-baskets', 299, [400, 400, 360], 1.1, {
    finish: 'woven',
    choice: 'basket',
  }),
  furnitureType('round-mirror', 'mirrors', 895, [700, 35, 700], 7, {
    kind: 'mirror',
    parts: 2,
    finish: 'frame',
  }),
]
