import type { Rng } from '../render/rng.ts'
import { look, type Palette } from './palette.ts'
import { indoors, piece, type PlacedFurniture, type SceneSetup } from './scene-setup.ts'
import { wallArt } from './living-rooms.ts'
import { basket, pendant, candleHolder, plantPot, rug, tableLamp, vase } from './usual-furniture.ts'

export function diningRoom(p: Palette, rng: Rng): SceneSetup {
  const design = rng.below(60)
  const chair = (x: number, z: number, turn: number): PlacedFurniture =>
    piece('dining-chair', p.wood, [500, 530, 800], [x, 0, z], { turn, design })
  const round = rng.happens(0.4)
  return {
    room: indoors(p, { panels: rng.happens(0.5) }),
    furniture: [
      piece('rug', look('jute', 'C9B48E'), [3300, 2100, 10], [0, 1, -300], { design: 4 }),
      round
        ? piece('dining-table', p.wood, [1300, 1300, 740], [0, 0, -300], { legs: 'pedestal' })
        : piece('dining-table', p.wood, [2100, 950, 740], [0, 0, -300]),
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
      pendant(p, [round ? 0 : -480, 1560, -300]),
      ...(round ? [] : [pendant(p, [480, 1560, -300])]),
      vase('E2DACB', 190, 280, [60, 742, -300], 5),
      candleHolder(100, 150, [-260, 742, -260], 3),
      piece('sideboard', { ...p.wood, accent: p.metal }, [1500, 420, 760], [-2050, 0, -1330]),
      tableLamp(p, 'DDD2BF', 260, 420, [-2350, 762, -1330], 8),
      plantPot('ceramic', 'CFC4B2', 400, [2200, 0, -1150], 4),
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
      rug(p, [2600, 1800, 16], [0, 1, -350], 10),
      piece('desk', p.wood, [1600, 720, 740], [0, 0, -1120]),
      piece('office-chair', { ...p.second, accent: p.metal }, [660, 660, 980], [-180, 0, -330], {
        legs: 'swivel',
        turn: 152,
      }),
      piece('table-lamp', look('metal', p.metal), [330, 200, 480], [-560, 742, -1180], {
        design: 13,
      }),
      vase('D8CDBB', 130, 220, [520, 742, -1200], 1),
      piece('shelf', { ...p.wood, accent: p.metal }, [900, 340, 1900], [1700, 0, -1400], {
        parts: 5,
      }),
      piece('wall-shelf', { ...p.wood, accent: p.metal }, [1100, 220, 90], [0, 1560, -1600], {
        parts: 1,
      }),
      plantPot('ceramic', 'CFC4B2', 380, [-1500, 0, -1150], 6),
      piece('armchair', { ...p.main, accent: p.wood.color }, [760, 780, 780], [-1950, 0, -200], {
        turn: 50,
        design: 20,
      }),
      basket('rattan', 'C29C68', 340, 340, [1000, 0, -1200]),
    ],
    eye: [0, 1340, 4300],
    target: [0, 800, -800],
    lens: 1.12,
  }
}
