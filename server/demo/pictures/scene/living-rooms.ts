import type { Rng } from '../render/rng.ts'
import { look, type Palette } from './palette.ts'
import { indoors, piece, type PlacedFurniture, type SceneSetup } from './scene-setup.ts'
import {
  basket,
  candleHolder,
  floorLamp,
  plant,
  plantPot,
  rug,
  sideTable,
  smallLamp,
  smallVase,
  vase,
} from './usual-furniture.ts'

export function livingRoom(p: Palette, rng: Rng): SceneSetup {
  const side = rng.happens(0.5) ? 1 : -1
  const furniture: PlacedFurniture[] = [
    rug(p, [3000, 2000, 18], [0, 1, -100]),
    piece('sofa', { ...p.main, accent: p.wood.color }, [2350, 950, 790], [-side * 250, 0, -1000]),
    piece(
      'armchair',
      { ...p.second, accent: p.wood.color },
      [780, 800, 800],
      [side * 1520, 0, -120],
      { turn: -side * 42 },
    ),
    piece('coffee-table', p.wood, [1050, 620, 380], [-side * 150, 0, 60], { design: 3 }),
    smallVase([-side * 320, 382, 40]),
    floorLamp(p, [-side * 1700, 0, -1180]),
    sideTable(p, [side * 1180, 0, -1130]),
    smallLamp(p, [side * 1180, 502, -1130]),
    plant(-side * 2250, -1050),
    ...wallArt(p, rng, -side * 250, 1220),
  ]
  return {
    room: indoors(p, { panels: rng.happens(0.4) }),
    furniture,
    eye: [side * 120, 1240, 4700],
    target: [0, 760, -700],
    lens: 1.06,
  }
}

/** A scene with empty space on the left for text. */
export function campaign(p: Palette, rng: Rng): SceneSetup {
  return {
    room: indoors(p, {}),
    furniture: [
      rug(p, [2400, 1700, 18], [950, 1, -250]),
      piece('armchair', { ...p.main, accent: p.wood.color }, [820, 840, 820], [760, 0, -520], {
        turn: 26,
        design: rng.below(40),
      }),
      piece('footstool', { ...p.main, accent: p.wood.color }, [520, 460, 380], [1010, 0, 330], {
        turn: 20,
        design: 6,
      }),
      piece('side-table', look('marble', 'ECE8E1', p.metal), [420, 420, 500], [1560, 0, -520]),
      piece('floor-lamp', look('metal', p.metal), [520, 520, 1620], [1850, 0, -1000], {
        design: 12,
      }),
      plantPot('ceramic', 'BFB29E', 360, [30, 0, -1130], 8),
      vase(p.second.color, 130, 210, [1560, 502, -520], 9),
    ],
    eye: [200, 1180, 4300],
    target: [240, 700, -700],
    lens: 1.12,
  }
}

/** A daybed in front of a curtain, close enough that cloth fills the picture. */
export function textiles(p: Palette, rng: Rng): SceneSetup {
  const cushion = (x: number, color: string, size: number, turn: number): PlacedFurniture =>
    piece(
      'cushion',
      look('linen', color, p.rug.accent),
      [size, 150, size],
      [x, 420, -1080 + (500 - size) * 0.4],
      { turn, design: rng.below(40) },
    )
  return {
    room: indoors(p, {}),
    furniture: [
      rug(p, [3000, 1900, 18], [0, 1, -150], rng.below(30)),
      piece('bench', look('linen', 'DDD3C2', p.wood.color), [2000, 800, 420], [150, 0, -1000], {
        design: 3,
      }),
      cushion(-620, p.main.color, 560, 8),
      cushion(-180, p.second.color, 480, -6),
      cushion(760, 'EFE8DA', 540, -10),
      cushion(420, p.main.color, 440, 7),
      piece('throw', look('wool', p.second.color, p.main.color), undefined, [150, 424, -800], {
        design: 3,
      }),
      piece(
        'curtain',
        look('linen', 'E9E1D2', p.wood.color),
        [1800, 100, 2450],
        [-1150, 40, -1575],
        { design: 5 },
      ),
      basket('jute', 'C8AE84', 430, 400, [1420, 0, -700]),
    ],
    eye: [80, 1250, 2500],
    target: [80, 620, -900],
    lens: 1.1,
  }
}

/** One large or two smaller pictures over a sofa. */
export function wallArt(p: Palette, rng: Rng, x: number, y: number): PlacedFurniture[] {
  const frame = { kind: 'picture-frame', ...p.wood } as const
  if (rng.happens(0.5))
    return [{ ...frame, size: [1000, 30, 760], at: [x, y, -1598], design: rng.below(90) }]
  return [-1, 1].map((side) => ({
    ...frame,
    size: [560, 30, 760] as const,
    at: [x + side * 340, y, -1598] as const,
    design: rng.below(90),
  }))
}

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
