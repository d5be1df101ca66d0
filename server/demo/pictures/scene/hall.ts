import type { Rng } from '../render/rng.ts'
import type { Palette } from './palette.ts'
import type { SceneSetup } from './scene-setup.ts'
import { indoors } from './scene-setup.ts'
import { basket, vase } from './usual-furniture.ts'

export function hall(p: Palette, rng: Rng): SceneSetup {
  return {
    room: indoors(p, { floor: 'CFC9BE', floorSurface: 'tile', panels: rng.happens(0.5) }),
    furniture: [
      {
        kind: 'rug',
        ...p.rug,
        material: 'cotton',
        size: [2600, 900, 10],
        at: [0, 1, -350],
        design: 9,
      },
      {
        kind: 'bench',
        ...p.wood,
        size: [1300, 380, 450],
        at: [-450, 0, -1330],
        design: rng.below(30),
      },
      {
        kind: 'mirror',
        ...p.wood,
        accent: p.metal,
        size: [700, 40, 1100],
        at: [-450, 950, -1598],
        design: rng.below(30),
      },
      {
        kind: 'coat-rack',
        ...p.wood,
        accent: p.metal,
        size: [950, 420, 1750],
        at: [1050, 0, -1280],
        design: rng.below(30),
      },
      basket('rattan', 'C29C68', 400, 360, [-1450, 0, -1250]),
      {
        kind: 'chest-of-drawers',
        material: 'painted',
        color: 'EDE6DA',
        accent: p.metal,
        size: [800, 380, 900],
        parts: 4,
        at: [2150, 0, -1380],
      },
      vase(p.second.color, 170, 280, [2250, 902, -1380], 2),
      {
        kind: 'pendant-lamp',
        material: 'glass',
        color: 'F6EEDF',
        accent: 'B08D4C',
        size: [340, 340, 320],
        at: [520, 1500, -1000],
        design: 1,
      },
      {
        kind: 'cushion',
        ...p.second,
        accent: p.main.color,
        size: [420, 140, 420],
        at: [-780, 452, -1380],
        design: 2,
      },
    ],
    eye: [150, 1300, 4100],
    target: [100, 840, -900],
    lens: 1.16,
  }
}
