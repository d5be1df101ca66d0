import type { Rng } from '../render/rng.ts'
import { look, type Palette } from './palette.ts'
import { indoors, piece, type SceneSetup } from './scene-setup.ts'
import { basket, rug, tableLamp, vase } from './usual-furniture.ts'

export function bedroom(p: Palette, rng: Rng): SceneSetup {
  const soft = rng.happens(0.5)
  const design = rng.below(50)
  return {
    room: indoors(p, { back: -1800 }),
    furniture: [
      rug(p, [3100, 1900, 18], [0, 1, 200], 4),
      piece(
        'bed',
        { ...(soft ? p.main : p.wood), accent: p.wood.color },
        [1800, 2120, 1080],
        [0, 0, -660],
        { design },
      ),
      piece('bedside-table', p.wood, [470, 400, 500], [-1260, 0, -1520], { parts: 2, design: 5 }),
      piece('bedside-table', p.wood, [470, 400, 500], [1260, 0, -1520], { parts: 2, design: 5 }),
      tableLamp(p, 'E0D5C2', 260, 420, [-1260, 502, -1520], 8),
      vase(p.second.color, 120, 200, [1260, 502, -1520], 6),
      piece(
        'pendant-lamp',
        look('rattan', 'C79B63', p.metal),
        [520, 520, 420],
        [1260, 1500, -1450],
        { design: 5 },
      ),
      piece('bench', { ...p.second, accent: p.wood.color }, [1300, 400, 440], [0, 0, 720], {
        design: 3,
      }),
      piece('picture-frame', p.wood, [900, 30, 640], [0, 1400, -1798], { design: rng.below(90) }),
      piece('wardrobe', look('painted', p.wall, p.metal), [1100, 580, 2150], [2480, 0, -1480], {
        legs: 'none',
        parts: 2,
      }),
      piece(
        'curtain',
        look('linen', 'ECE5D8', p.wood.color),
        [1700, 100, 2480],
        [-2360, 30, -1780],
        { design: 2 },
      ),
    ],
    eye: [240, 1460, 4600],
    target: [0, 740, -800],
    lens: 1.04,
  }
}

export function kidsRoom(p: Palette, rng: Rng): SceneSetup {
  return {
    room: indoors({ ...p, wall: rng.oneOf(['DCE3DF', 'EFE0D2', 'E6E2D0']) }, {}),
    furniture: [
      piece('rug', look('wool', 'EDE4D4', 'D7A98C'), [1900, 1900, 18], [250, 1, 100], {
        design: 1,
      }),
      piece('kids-bed', look('pine', 'DDBB8C'), [2060, 940, 900], [-700, 0, -1080], {
        design: rng.below(40),
      }),
      piece(
        'chest-of-drawers',
        look('painted', 'F0EAE0', 'C9A77A'),
        [900, 440, 820],
        [1250, 0, -1350],
        { design: 9 },
      ),
      piece('table-lamp', look('painted', 'E3B79A', p.metal), [220, 220, 320], [1480, 822, -1350], {
        design: 10,
      }),
      piece('storage-box', look('cotton', 'B9C4BC', '8A6244'), [460, 380, 320], [1250, 0, -650]),
      piece('stool', look('birch', 'DCC197'), [340, 340, 320], [520, 0, 250], { design: 7 }),
      piece('side-table', look('birch', 'DCC197'), [620, 620, 470], [30, 0, 40], { design: 11 }),
      basket('jute', 'D2BC94', 420, 380, [2150, 0, -900]),
      piece('wall-shelf', look('pine', 'DDBB8C'), [900, 200, 90], [1250, 1450, -1600], {
        parts: 1,
        design: 4,
      }),
      piece('pendant-lamp', look('linen', 'F4ECDC'), [480, 480, 400], [620, 1480, -700], {
        design: 4,
      }),
      piece('picture-frame', look('birch', 'DCC197'), [420, 30, 560], [-750, 1480, -1598], {
        design: rng.below(90),
      }),
    ],
    eye: [200, 1250, 4300],
    target: [150, 770, -800],
    lens: 1.12,
  }
}
