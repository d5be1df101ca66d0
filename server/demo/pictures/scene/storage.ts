import type { Rng } from '../render/rng.ts'
import type { Palette } from './palette.ts'
import type { SceneSetup } from './scene-setup.ts'
import { indoors } from './scene-setup.ts'

export function storage(p: Palette, rng: Rng): SceneSetup {
  return {
    room: indoors(p, {}),
    furniture: [
      {
        kind: 'shelf',
        material: p.woodMaterial,
        color: p.wood,
        accent: p.metal,
        size: [1000, 360, 2000],
        parts: 6,
        at: [-1250, 0, -1400],
        design: rng.below(30),
      },
      {
        kind: 'sideboard',
        material: p.woodMaterial,
        color: p.wood,
        accent: p.metal,
        legs: 'tapered',
        size: [1700, 430, 740],
        parts: 3,
        at: [400, 0, -1330],
        design: rng.below(30),
      },
      {
        kind: 'wall-shelf',
        material: p.woodMaterial,
        color: p.wood,
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
        color: p.second,
        accent: '8A6244',
        size: [400, 330, 260],
        at: [-350, 300, -700],
        design: 5,
      },
      {
        kind: 'vase',
        material: 'ceramic',
        color: 'DDD2C0',
        size: [190, 190, 300],
        at: [950, 742, -1330],
        design: 3,
      },
      {
        kind: 'basket',
        material: 'jute',
        color: 'C8AE84',
        accent: '8A6244',
        size: [400, 400, 380],
        at: [-2100, 0, -1200],
      },
      {
        kind: 'rug',
        material: 'wool',
        color: p.rug,
        accent: p.rugLine,
        size: [2900, 1500, 16],
        at: [200, 1, -300],
        design: 4,
      },
    ],
    eye: [100, 1340, 4300],
    target: [150, 940, -800],
    lens: 1.12,
  }
}
