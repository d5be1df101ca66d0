import type { Rng } from '../render/rng.ts'
import type { Palette } from './palette.ts'
import type { PlacedFurniture, SceneSetup } from './scene-setup.ts'
import { indoors } from './scene-setup.ts'
import {
  basket,
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
    {
      kind: 'sofa',
      ...p.main,
      accent: p.wood.color,
      size: [2350, 950, 790],
      at: [-side * 250, 0, -1000],
    },
    {
      kind: 'armchair',
      ...p.second,
      accent: p.wood.color,
      size: [780, 800, 800],
      at: [side * 1520, 0, -120],
      turn: -side * 42,
    },
    {
      kind: 'coffee-table',
      ...p.wood,
      size: [1050, 620, 380],
      at: [-side * 150, 0, 60],
      design: 3,
    },
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
      {
        kind: 'armchair',
        ...p.main,
        accent: p.wood.color,
        size: [820, 840, 820],
        at: [760, 0, -520],
        turn: 26,
        design: rng.below(40),
      },
      {
        kind: 'footstool',
        ...p.main,
        accent: p.wood.color,
        size: [520, 460, 380],
        at: [1010, 0, 330],
        turn: 20,
        design: 6,
      },
      {
        kind: 'side-table',
        material: 'marble',
        color: 'ECE8E1',
        accent: p.metal,
        size: [420, 420, 500],
        at: [1560, 0, -520],
      },
      {
        kind: 'floor-lamp',
        material: 'metal',
        color: p.metal,
        size: [520, 520, 1620],
        at: [1850, 0, -1000],
        design: 12,
      },
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
  const cushion = (x: number, color: string, size: number, turn: number): PlacedFurniture => ({
    kind: 'cushion',
    material: 'linen',
    color,
    accent: p.rug.accent,
    size: [size, 150, size],
    at: [x, 420, -1080 + (500 - size) * 0.4],
    turn,
    design: rng.below(40),
  })
  return {
    room: indoors(p, {}),
    furniture: [
      rug(p, [3000, 1900, 18], [0, 1, -150], rng.below(30)),
      {
        kind: 'bench',
        material: 'linen',
        color: 'DDD3C2',
        accent: p.wood.color,
        size: [2000, 800, 420],
        at: [150, 0, -1000],
        design: 3,
      },
      cushion(-620, p.main.color, 560, 8),
      cushion(-180, p.second.color, 480, -6),
      cushion(760, 'EFE8DA', 540, -10),
      cushion(420, p.main.color, 440, 7),
      {
        kind: 'throw',
        material: 'wool',
        color: p.second.color,
        accent: p.main.color,
        at: [150, 424, -800],
        design: 3,
      },
      {
        kind: 'curtain',
        material: 'linen',
        color: 'E9E1D2',
        accent: p.wood.color,
        size: [1800, 100, 2450],
        at: [-1150, 40, -1575],
        design: 5,
      },
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
