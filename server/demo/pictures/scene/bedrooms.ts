import type { Rng } from '../render/rng.ts'
import type { Palette } from './palette.ts'
import type { SceneSetup } from './scene-setup.ts'
import { indoors } from './scene-setup.ts'
import { basket, rug, tableLamp, vase } from './usual-furniture.ts'

export function bedroom(p: Palette, rng: Rng): SceneSetup {
  const soft = rng.happens(0.5)
  const design = rng.below(50)
  return {
    room: indoors(p, { back: -1800 }),
    furniture: [
      rug(p, [3100, 1900, 18], [0, 1, 200], 4),
      {
        kind: 'bed',
        ...(soft ? p.main : p.wood),
        accent: p.wood.color,
        size: [1800, 2120, 1080],
        at: [0, 0, -660],
        design,
      },
      {
        kind: 'bedside-table',
        ...p.wood,
        size: [470, 400, 500],
        parts: 2,
        at: [-1260, 0, -1520],
        design: 5,
      },
      {
        kind: 'bedside-table',
        ...p.wood,
        size: [470, 400, 500],
        parts: 2,
        at: [1260, 0, -1520],
        design: 5,
      },
      tableLamp(p, 'E0D5C2', 260, 420, [-1260, 502, -1520], 8),
      vase(p.second.color, 120, 200, [1260, 502, -1520], 6),
      {
        kind: 'pendant-lamp',
        material: 'rattan',
        color: 'C79B63',
        accent: p.metal,
        size: [520, 520, 420],
        at: [1260, 1500, -1450],
        design: 5,
      },
      {
        kind: 'bench',
        ...p.second,
        accent: p.wood.color,
        size: [1300, 400, 440],
        at: [0, 0, 720],
        design: 3,
      },
      {
        kind: 'picture-frame',
        ...p.wood,
        size: [900, 30, 640],
        at: [0, 1400, -1798],
        design: rng.below(90),
      },
      {
        kind: 'wardrobe',
        material: 'painted',
        color: p.wall,
        accent: p.metal,
        legs: 'none',
        size: [1100, 580, 2150],
        parts: 2,
        at: [2480, 0, -1480],
      },
      {
        kind: 'curtain',
        material: 'linen',
        color: 'ECE5D8',
        accent: p.wood.color,
        size: [1700, 100, 2480],
        at: [-2360, 30, -1780],
        design: 2,
      },
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
      {
        kind: 'rug',
        material: 'wool',
        color: 'EDE4D4',
        accent: 'D7A98C',
        size: [1900, 1900, 18],
        at: [250, 1, 100],
        design: 1,
      },
      {
        kind: 'kids-bed',
        material: 'pine',
        color: 'DDBB8C',
        size: [2060, 940, 900],
        at: [-700, 0, -1080],
        design: rng.below(40),
      },
      {
        kind: 'chest-of-drawers',
        material: 'painted',
        color: 'F0EAE0',
        accent: 'C9A77A',
        size: [900, 440, 820],
        at: [1250, 0, -1350],
        design: 9,
      },
      {
        kind: 'table-lamp',
        material: 'painted',
        color: 'E3B79A',
        accent: p.metal,
        size: [220, 220, 320],
        at: [1480, 822, -1350],
        design: 10,
      },
      {
        kind: 'storage-box',
        material: 'cotton',
        color: 'B9C4BC',
        accent: '8A6244',
        size: [460, 380, 320],
        at: [1250, 0, -650],
      },
      {
        kind: 'stool',
        material: 'birch',
        color: 'DCC197',
        size: [340, 340, 320],
        at: [520, 0, 250],
        design: 7,
      },
      {
        kind: 'side-table',
        material: 'birch',
        color: 'DCC197',
        size: [620, 620, 470],
        at: [30, 0, 40],
        design: 11,
      },
      basket('jute', 'D2BC94', 420, 380, [2150, 0, -900]),
      {
        kind: 'wall-shelf',
        material: 'pine',
        color: 'DDBB8C',
        size: [900, 200, 90],
        parts: 1,
        at: [1250, 1450, -1600],
        design: 4,
      },
      {
        kind: 'pendant-lamp',
        material: 'linen',
        color: 'F4ECDC',
        size: [480, 480, 400],
        at: [620, 1480, -700],
        design: 4,
      },
      {
        kind: 'picture-frame',
        material: 'birch',
        color: 'DCC197',
        size: [420, 30, 560],
        at: [-750, 1480, -1598],
        design: rng.below(90),
      },
    ],
    eye: [200, 1250, 4300],
    target: [150, 770, -800],
    lens: 1.12,
  }
}
