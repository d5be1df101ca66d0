import type { Rng } from '../render/rng.ts'
import { look, type Palette } from './palette.ts'
import { indoors, piece, type SceneSetup } from './scene-setup.ts'
import { basket, rug, vase } from './usual-furniture.ts'

export function storage(p: Palette, rng: Rng): SceneSetup {
  return {
    room: indoors(p, {}),
    furniture: [
      piece('shelf', { ...p.wood, accent: p.metal }, [1000, 360, 2000], [-1250, 0, -1400], {
        parts: 6,
        design: rng.below(30),
      }),
      piece('sideboard', { ...p.wood, accent: p.metal }, [1700, 430, 740], [400, 0, -1330], {
        design: rng.below(30),
      }),
      piece('wall-shelf', { ...p.wood, accent: p.metal }, [1200, 220, 420], [400, 1330, -1600], {
        parts: 2,
      }),
      piece('wardrobe', look('painted', 'E4DDD0', 'B08D4C'), [1200, 600, 2150], [2100, 0, -1280], {
        legs: 'none',
        parts: 2,
        design: 4,
      }),
      piece('storage-box', look('linen', 'CFC4B0', '8A6244'), [460, 380, 300], [-350, 0, -700]),
      piece(
        'storage-box',
        look('linen', p.second.color, '8A6244'),
        [400, 330, 260],
        [-350, 300, -700],
        { design: 5 },
      ),
      vase('DDD2C0', 190, 300, [950, 742, -1330], 3),
      basket('jute', 'C8AE84', 400, 380, [-2100, 0, -1200]),
      rug(p, [2900, 1500, 16], [200, 1, -300], 4),
    ],
    eye: [100, 1340, 4300],
    target: [150, 940, -800],
    lens: 1.12,
  }
}
