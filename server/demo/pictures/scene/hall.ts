import type { Rng } from '../render/rng.ts'
import { look, type Palette } from './palette.ts'
import { indoors, piece, type SceneSetup } from './scene-setup.ts'
import { basket, vase } from './usual-furniture.ts'

export function hall(p: Palette, rng: Rng): SceneSetup {
  return {
    room: indoors(p, { floor: 'CFC9BE', floorSurface: 'tile', panels: rng.happens(0.5) }),
    furniture: [
      piece('rug', { ...p.rug, material: 'cotton' }, [2600, 900, 10], [0, 1, -350], { design: 9 }),
      piece('bench', p.wood, [1300, 380, 450], [-450, 0, -1330], { design: rng.below(30) }),
      piece('mirror', { ...p.wood, accent: p.metal }, [700, 40, 1100], [-450, 950, -1598], {
        design: rng.below(30),
      }),
      piece('coat-rack', { ...p.wood, accent: p.metal }, [950, 420, 1750], [1050, 0, -1280], {
        design: rng.below(30),
      }),
      basket('rattan', 'C29C68', 400, 360, [-1450, 0, -1250]),
      piece(
        'chest-of-drawers',
        look('painted', 'EDE6DA', p.metal),
        [800, 380, 900],
        [2150, 0, -1380],
        { parts: 4 },
      ),
      vase(p.second.color, 170, 280, [2250, 902, -1380], 2),
      piece(
        'pendant-lamp',
        look('glass', 'F6EEDF', 'B08D4C'),
        [340, 340, 320],
        [520, 1500, -1000],
        { design: 1 },
      ),
      piece('cushion', { ...p.second, accent: p.main.color }, [420, 140, 420], [-780, 452, -1380], {
        design: 2,
      }),
    ],
    eye: [150, 1300, 4100],
    target: [100, 840, -900],
    lens: 1.16,
  }
}
