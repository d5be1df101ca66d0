import type { Rng } from '../render/rng.ts'
import type { Palette } from './palette.ts'
import type { SceneSetup } from './scene-setup.ts'
import { indoors } from './scene-setup.ts'
import { tableLamp, vase } from './usual-furniture.ts'

export function lighting(p: Palette, rng: Rng): SceneSetup {
  return {
    room: indoors({ ...p, wall: rng.oneOf(['BFB3A3', 'A9AFA6', 'B7A294']) }, {}),
    furniture: [
      {
        kind: 'sideboard',
        ...p.wood,
        accent: p.metal,
        size: [2100, 430, 700],
        parts: 4,
        at: [200, 0, -1300],
      },
      tableLamp(p, 'EEE5D5', 320, 470, [-450, 702, -1300], rng.below(30)),
      {
        kind: 'table-lamp',
        material: 'brass',
        color: 'B08D4C',
        size: [260, 260, 400],
        at: [850, 702, -1300],
        design: 17,
      },
      {
        kind: 'pendant-lamp',
        material: 'linen',
        color: 'F4ECDC',
        accent: p.metal,
        size: [620, 620, 480],
        at: [1350, 1450, -300],
        design: 4,
      },
      {
        kind: 'pendant-lamp',
        material: 'metal',
        color: p.metal,
        accent: 'B08D4C',
        size: [460, 460, 330],
        at: [560, 1750, -700],
        design: 2,
      },
      {
        kind: 'floor-lamp',
        material: 'linen',
        color: 'F1E8D8',
        accent: p.wood.color,
        size: [480, 480, 1600],
        at: [-1450, 0, -1000],
        design: rng.below(30),
      },
      {
        kind: 'armchair',
        ...p.second,
        accent: p.wood.color,
        size: [790, 810, 800],
        at: [-1850, 0, -250],
        turn: 40,
        design: 4,
      },
      vase('D3C6B0', 160, 250, [180, 702, -1300], 3),
    ],
    eye: [100, 1300, 4300],
    target: [0, 930, -800],
    lens: 1.12,
  }
}
