import type { Rng } from '../render/rng.ts'
import type { Palette } from './palette.ts'
import type { SceneSetup } from './scene-setup.ts'
import { indoors } from './scene-setup.ts'
import { basket, rug, vase } from './usual-furniture.ts'

export function storage(p: Palette, rng: Rng): SceneSetup {
  return {
    room: indoors(p, {}),
    furniture: [
      {
        kind: 'shelf',
        ...p.wood,
        accent: p.metal,
        size: [1000, 360, 2000],
        parts: 6,
        at: [-1250, 0, -1400],
        design: rng.below(30),
      },
      {
        kind: 'sideboard',
        ...p.wood,
        accent: p.metal,
        size: [1700, 430, 740],
        at: [400, 0, -1330],
        design: rng.below(30),
      },
      {
        kind: 'wall-shelf',
        ...p.wood,
        accent: p.metal,
        size: [1200, 220, 420],
        parts: 2,
        at: [400, 1330, -1600],
      },
      {
        kind: 'wardrobe',
        material: 'painted',
        color: 'E4DDD0',
        accent: 'B08D4C',
        legs: 'none',
        size: [1200, 600, 2150],
        parts: 2,
        at: [2100, 0, -1280],
        design: 4,
      },
      {
        kind: 'storage-box',
        material: 'linen',
        color: 'CFC4B0',
        accent: '8A6244',
        size: [460, 380, 300],
        at: [-350, 0, -700],
      },
      {
        kind: 'storage-box',
        material: 'linen',
        color: p.second.color,
        accent: '8A6244',
        size: [400, 330, 260],
        at: [-350, 300, -700],
        design: 5,
      },
      vase('DDD2C0', 190, 300, [950, 742, -1330], 3),
      basket('jute', 'C8AE84', 400, 380, [-2100, 0, -1200]),
      rug(p, [2900, 1500, 16], [200, 1, -300], 4),
    ],
    eye: [100, 1340, 4300],
    target: [150, 940, -800],
    lens: 1.12,
  }
}
