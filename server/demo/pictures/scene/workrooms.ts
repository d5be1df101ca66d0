import type { Rng } from '../render/rng.ts'
import type { Palette } from './palette.ts'
import type { PlacedFurniture, SceneSetup } from './scene-setup.ts'
import { indoors } from './scene-setup.ts'
import { wallArt } from './living-rooms.ts'

export function diningRoom(p: Palette, rng: Rng): SceneSetup {
  const design = rng.below(60)
  const chair = (x: number, z: number, turn: number): PlacedFurniture => ({
    kind: 'dining-chair',
    material: p.woodMaterial,
    color: p.wood,
    accent: p.wood,
    legs: 'tapered',
    size: [500, 530, 800],
    at: [x, 0, z],
    turn,
    design,
  })
  const round = rng.happens(0.4)
  return {
    room: indoors(p, { panels: rng.happens(0.5) }),
    furniture: [
      {
        kind: 'rug',
        material: 'jute',
        color: 'C9B48E',
        accent: 'C9B48E',
        size: [3300, 2100, 10],
        at: [0, 1, -300],
        design: 4,
      },
      round
        ? {
            kind: 'dining-table',
            material: p.woodMaterial,
            color: p.wood,
            accent: p.wood,
            legs: 'pedestal',
            size: [1300, 1300, 740],
            at: [0, 0, -300],
          }
        : {
            kind: 'dining-table',
            material: p.woodMaterial,
            color: p.wood,
            accent: p.wood,
            legs: 'tapered',
            size: [2100, 950, 740],
            at: [0, 0, -300],
          },
      ...(round
        ? [
            chair(-820, -500, 75),
            chair(820, -480, -75),
            chair(-420, 460, 155),
            chair(480, 440, -155),
          ]
        : [
            chair(-620, 330, 176),
            chair(0, 350, 180),
            chair(620, 320, 186),
            chair(-620, -930, 2),
            chair(0, -930, -3),
            chair(620, -930, 0),
          ]),
      {
        kind: 'pendant-lamp',
        material: 'metal',
        color: p.metal,
        accent: p.metal,
        size: [560, 560, 340],
        at: [round ? 0 : -480, 1560, -300],
        design: 2,
      },
      ...(round
        ? []
        : [
            {
              kind: 'pendant-lamp',
              material: 'metal',
              color: p.metal,
              accent: p.metal,
              size: [560, 560, 340],
              at: [480, 1560, -300],
              design: 2,
            } satisfies PlacedFurniture,
          ]),
      {
        kind: 'vase',
        material: 'ceramic',
        color: 'E2DACB',
        size: [190, 190, 280],
        at: [60, 742, -300],
        design: 5,
      },
      {
        kind: 'candle-holder',
        material: 'brass',
        color: 'B08D4C',
        size: [100, 100, 150],
        parts: 1,
        at: [-260, 742, -260],
        design: 3,
      },
      {
        kind: 'sideboard',
        material: p.woodMaterial,
        color: p.wood,
        accent: p.metal,
        legs: 'tapered',
        size: [1500, 420, 760],
        at: [-2050, 0, -1330],
      },
      {
        kind: 'table-lamp',
        material: 'ceramic',
        color: 'DDD2BF',
        accent: p.metal,
        size: [260, 260, 420],
        at: [-2350, 762, -1330],
        design: 8,
      },
      {
        kind: 'plant-pot',
        material: 'ceramic',
        color: 'CFC4B2',
        legs: 'none',
        size: [400, 400, 400],
        at: [2200, 0, -1150],
        design: 4,
      },
      ...wallArt(p, rng, 1650, 1180),
    ],
    eye: [260, 1420, 4700],
    target: [0, 830, -600],
    lens: 1.06,
  }
}

export function office(p: Palette, rng: Rng): SceneSetup {
  return {
    room: indoors(p, { panels: rng.happens(0.3) }),
    furniture: [
      {
        kind: 'rug',
        material: 'wool',
        color: p.rug,
        accent: p.rugLine,
        size: [2600, 1800, 16],
        at: [0, 1, -350],
        design: 10,
      },
      {
        kind: 'desk',
        material: p.woodMaterial,
        color: p.wood,
        accent: p.wood,
        legs: 'tapered',
        size: [1600, 720, 740],
        parts: 3,
        at: [0, 0, -1120],
      },
      {
        kind: 'office-chair',
        material: p.secondMaterial,
        color: p.second,
        accent: p.metal,
        legs: 'swivel',
        size: [660, 660, 980],
        at: [-180, 0, -330],
        turn: 152,
      },
      {
        kind: 'table-lamp',
        material: 'metal',
        color: p.metal,
        accent: p.metal,
        size: [330, 200, 480],
        at: [-560, 742, -1180],
        design: 13,
      },
      {
        kind: 'vase',
        material: 'ceramic',
        color: 'D8CDBB',
        size: [130, 130, 220],
        at: [520, 742, -1200],
        design: 1,
      },
      {
        kind: 'shelf',
        material: p.woodMaterial,
        color: p.wood,
        accent: p.metal,
        size: [900, 340, 1900],
        parts: 5,
        at: [1700, 0, -1400],
      },
      {
        kind: 'wall-shelf',
        material: p.woodMaterial,
        color: p.wood,
        accent: p.metal,
        size: [1100, 220, 90],
        parts: 1,
        at: [0, 1560, -1600],
      },
      {
        kind: 'plant-pot',
        material: 'ceramic',
        color: 'CFC4B2',
        legs: 'none',
        size: [380, 380, 380],
        at: [-1500, 0, -1150],
        design: 6,
      },
      {
        kind: 'armchair',
        material: p.mainMaterial,
        color: p.main,
        accent: p.wood,
        size: [760, 780, 780],
        at: [-1950, 0, -200],
        turn: 50,
        design: 20,
      },
      {
        kind: 'basket',
        material: 'rattan',
        color: 'C29C68',
        accent: '8A6244',
        size: [340, 340, 340],
        at: [1000, 0, -1200],
      },
    ],
    eye: [0, 1340, 4300],
    target: [0, 800, -800],
    lens: 1.12,
  }
}
