import type { Rng } from '../render/rng.ts'
import { look, type Palette } from './palette.ts'
import { indoors, piece, type SceneSetup } from './scene-setup.ts'
import { tableLamp, vase } from './usual-furniture.ts'

export function lighting(p: Palette, rng: Rng): SceneSetup {
  return {
    room: indoors({ ...p, wall: rng.oneOf(['BFB3A3', 'A9AFA6', 'B7A294']) }, {}),
    furniture: [
      piece('sideboard', { ...p.wood, accent: p.metal }, [2100, 430, 700], [200, 0, -1300], {
        parts: 4,
      }),
      tableLamp(p, 'EEE5D5', 320, 470, [-450, 702, -1300], rng.below(30)),
      piece('table-lamp', look('brass', 'B08D4C'), [260, 260, 400], [850, 702, -1300], {
        design: 17,
      }),
      piece('pendant-lamp', look('linen', 'F4ECDC', p.metal), [620, 620, 480], [1350, 1450, -300], {
        design: 4,
      }),
      piece('pendant-lamp', look('metal', p.metal, 'B08D4C'), [460, 460, 330], [560, 1750, -700], {
        design: 2,
      }),
      piece(
        'floor-lamp',
        look('linen', 'F1E8D8', p.wood.color),
        [480, 480, 1600],
        [-1450, 0, -1000],
        { design: rng.below(30) },
      ),
      piece('armchair', { ...p.second, accent: p.wood.color }, [790, 810, 800], [-1850, 0, -250], {
        turn: 40,
        design: 4,
      }),
      vase('D3C6B0', 160, 250, [180, 702, -1300], 3),
    ],
    eye: [100, 1300, 4300],
    target: [0, 930, -800],
    lens: 1.12,
  }
}
