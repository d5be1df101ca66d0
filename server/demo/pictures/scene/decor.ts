import type { Rng } from '../render/rng.ts'
import type { Palette } from './palette.ts'
import type { SceneSetup } from './scene-setup.ts'
import { indoors } from './scene-setup.ts'
import { basket, candleHolder, plantPot, rug, vase } from './usual-furniture.ts'

export function decor(p: Palette, rng: Rng): SceneSetup {
  return {
    room: indoors(p, {}),
    furniture: [
      {
        kind: 'sideboard',
        ...p.wood,
        size: [1900, 420, 720],
        at: [0, 0, -1330],
        design: rng.below(40),
      },
      vase('E6DED0', 260, 400, [-620, 722, -1320], 3),
      vase(p.second.color, 170, 230, [-380, 722, -1250], 4),
      candleHolder(110, 200, [420, 722, -1300], 5),
      candleHolder(100, 120, [570, 722, -1240], 7),
      {
        kind: 'mirror',
        material: 'brass',
        color: 'B08D4C',
        size: [800, 40, 800],
        at: [0, 1080, -1598],
        design: 0,
      },
      {
        kind: 'picture-frame',
        ...p.wood,
        size: [500, 30, 700],
        at: [1150, 1120, -1598],
        design: rng.below(90),
      },
      {
        kind: 'clock',
        material: 'painted',
        color: 'F3EEE5',
        accent: p.metal,
        size: [340, 40, 340],
        at: [-1050, 1400, -1598],
        design: 3,
      },
      plantPot('ceramic', 'BDAF9A', 420, [1550, 0, -1150], 7),
      basket('rattan', 'C29C68', 420, 400, [-1450, 0, -1100]),
      rug(p, [2600, 1300, 16], [0, 1, -350], 5),
    ],
    eye: [120, 1260, 3100],
    target: [0, 900, -1200],
    lens: 1.2,
  }
}
