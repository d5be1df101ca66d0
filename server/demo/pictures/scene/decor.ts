import type { Rng } from '../render/rng.ts'
import { look, type Palette } from './palette.ts'
import { indoors, piece, type SceneSetup } from './scene-setup.ts'
import { basket, candleHolder, plantPot, rug, vase } from './usual-furniture.ts'

export function decor(p: Palette, rng: Rng): SceneSetup {
  return {
    room: indoors(p, {}),
    furniture: [
      piece('sideboard', p.wood, [1900, 420, 720], [0, 0, -1330], { design: rng.below(40) }),
      vase('E6DED0', 260, 400, [-620, 722, -1320], 3),
      vase(p.second.color, 170, 230, [-380, 722, -1250], 4),
      candleHolder(110, 200, [420, 722, -1300], 5),
      candleHolder(100, 120, [570, 722, -1240], 7),
      piece('mirror', look('brass', 'B08D4C'), [800, 40, 800], [0, 1080, -1598], { design: 0 }),
      piece('picture-frame', p.wood, [500, 30, 700], [1150, 1120, -1598], {
        design: rng.below(90),
      }),
      piece('clock', look('painted', 'F3EEE5', p.metal), [340, 40, 340], [-1050, 1400, -1598], {
        design: 3,
      }),
      plantPot('ceramic', 'BDAF9A', 420, [1550, 0, -1150], 7),
      basket('rattan', 'C29C68', 420, 400, [-1450, 0, -1100]),
      rug(p, [2600, 1300, 16], [0, 1, -350], 5),
    ],
    eye: [120, 1260, 3100],
    target: [0, 900, -1200],
    lens: 1.2,
  }
}
