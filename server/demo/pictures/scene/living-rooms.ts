import type { Rng } from '../render/rng.ts'
import type { Palette } from './palette.ts'
import type { PlacedFurniture, SceneSetup } from './scene-setup.ts'
import { indoors } from './scene-setup.ts'

export function livingRoom(p: Palette, rng: Rng): SceneSetup {
  const side = rng.happens(0.5) ? 1 : -1
  const furniture: PlacedFurniture[] = [
    {
      kind: 'rug',
      material: 'wool',
      color: p.rug,
      accent: p.rugLine,
      size: [3000, 2000, 18],
      at: [0, 1, -100],
    },
    {
      kind: 'sofa',
      material: p.mainMaterial,
      color: p.main,
      accent: p.wood,
      legs: 'tapered',
      size: [2350, 950, 790],
      parts: 3,
      at: [-side * 250, 0, -1000],
    },
    {
      kind: 'armchair',
      material: p.secondMaterial,
      color: p.second,
      accent: p.wood,
      legs: 'tapered',
      size: [780, 800, 800],
      at: [side * 1520, 0, -120],
      turn: -side * 42,
    },
    {
      kind: 'coffee-table',
      material: p.woodMaterial,
      color: p.wood,
      accent: p.wood,
      legs: 'tapered',
      size: [1050, 620, 380],
      at: [-side * 150, 0, 60],
      design: 3,
    },
    {
      kind: 'vase',
      material: 'ceramic',
      color: 'DDD5C6',
      size: [150, 150, 230],
      at: [-side * 320, 382, 40],
      design: 2,
    },
    {
      kind: 'floor-lamp',
      material: 'linen',
      color: 'F1E8D8',
      accent: p.metal,
      size: [460, 460, 1620],
      at: [-side * 1700, 0, -1180],
      design: 7,
    },
    {
      kind: 'side-table',
      material: p.woodMaterial,
      color: p.wood,
      accent: p.metal,
      size: [430, 430, 500],
      at: [side * 1180, 0, -1130],
    },
    {
      kind: 'table-lamp',
      material: 'ceramic',
      color: 'E6DCCB',
      accent: p.metal,
      size: [250, 250, 390],
      at: [side * 1180, 502, -1130],
      design: 5,
    },
    {
      kind: 'plant-pot',
      material: 'ceramic',
      color: 'CFC4B2',
      legs: 'none',
      size: [380, 380, 380],
      at: [-side * 2250, 0, -1050],
      design: 4,
    },
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
      {
        kind: 'rug',
        material: 'wool',
        color: p.rug,
        accent: p.rugLine,
        size: [2400, 1700, 18],
        at: [950, 1, -250],
      },
      {
        kind: 'armchair',
        material: p.mainMaterial,
        color: p.main,
        accent: p.wood,
        size: [820, 840, 820],
        at: [760, 0, -520],
        turn: 26,
        design: rng.below(40),
      },
      {
        kind: 'footstool',
        material: p.mainMaterial,
        color: p.main,
        accent: p.wood,
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
        accent: p.metal,
        size: [520, 520, 1620],
        at: [1850, 0, -1000],
        design: 12,
      },
      {
        kind: 'plant-pot',
        material: 'ceramic',
        color: 'BFB29E',
        legs: 'none',
        size: [360, 360, 360],
        at: [30, 0, -1130],
        design: 8,
      },
      {
        kind: 'vase',
        material: 'ceramic',
        color: p.second,
        size: [130, 130, 210],
        at: [1560, 502, -520],
        design: 9,
      },
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
    accent: p.rugLine,
    size: [size, 150, size],
    at: [x, 420, -1080 + (500 - size) * 0.4],
    turn,
    design: rng.below(40),
  })
  return {
    room: indoors(p, {}),
    furniture: [
      {
        kind: 'rug',
        material: 'wool',
        color: p.rug,
        accent: p.rugLine,
        size: [3000, 1900, 18],
        at: [0, 1, -150],
        design: rng.below(30),
      },
      {
        kind: 'bench',
        material: 'linen',
        color: 'DDD3C2',
        accent: p.wood,
        legs: 'tapered',
        size: [2000, 800, 420],
        at: [150, 0, -1000],
        design: 3,
      },
      cushion(-620, p.main, 560, 8),
      cushion(-180, p.second, 480, -6),
      cushion(760, 'EFE8DA', 540, -10),
      cushion(420, p.main, 440, 7),
      {
        kind: 'throw',
        material: 'wool',
        color: p.second,
        accent: p.main,
        at: [150, 424, -800],
        design: 3,
      },
      {
        kind: 'curtain',
        material: 'linen',
        color: 'E9E1D2',
        accent: p.wood,
        size: [1800, 100, 2450],
        at: [-1150, 40, -1575],
        design: 5,
      },
      {
        kind: 'basket',
        material: 'jute',
        color: 'C8AE84',
        accent: '8A6244',
        size: [430, 430, 400],
        at: [1420, 0, -700],
      },
    ],
    eye: [80, 1250, 2500],
    target: [80, 620, -900],
    lens: 1.1,
  }
}

/** One large or two smaller pictures over a sofa. */
export function wallArt(p: Palette, rng: Rng, x: number, y: number): PlacedFurniture[] {
  const frame = { kind: 'picture-frame', material: p.woodMaterial, color: p.wood } as const
  if (rng.happens(0.5))
    return [{ ...frame, size: [1000, 30, 760], at: [x, y, -1598], design: rng.below(90) }]
  return [-1, 1].map((side) => ({
    ...frame,
    size: [560, 30, 760] as const,
    at: [x + side * 340, y, -1598] as const,
    design: rng.below(90),
  }))
}
