import type { Rng } from '../render/rng.ts'
import { look, type Palette } from './palette.ts'
import { piece, type PlacedFurniture, type SceneSetup } from './scene-setup.ts'
import { basket, gardenChair, plantPot } from './usual-furniture.ts'

/** A terrace before a rendered wall, in afternoon sun. */
export function outdoor(_p: Palette, rng: Rng): SceneSetup {
  const wood = rng.oneOf(['A9794C', 'B5895A', '8E6A48'])
  const shade = rng.oneOf(['EFE7D8', 'C9B99C', '5F6B5C', 'B8694A'])
  const dining = rng.happens(0.4)
  const chair = (x: number, z: number, turn: number) => gardenChair(wood, x, z, turn)
  const seats: PlacedFurniture[] = dining
    ? [
        piece('garden-table', look('teak', wood), [2000, 950, 740], [-200, 0, -400], {
          legs: 'straight',
        }),
        chair(-800, 320, 178),
        chair(-100, 330, 182),
        chair(-800, -1080, 0),
        chair(-100, -1080, 3),
        chair(1150, -380, -88),
      ]
    : [
        piece('lounge-set', look('teak', wood), [3000, 2000, 720], [-150, 0, -250], {
          design: rng.below(30),
        }),
      ]
  return {
    room: {
      wall: 'E7DFD2',
      floor: 'B08C63',
      floorSurface: 'deck',
      halfWidth: 4200,
      back: -2100,
      height: 3600,
      windows: [],
    },
    furniture: [
      piece('rug', look('jute', 'CDBB98', 'A58F68'), [3400, 2300, 8], [-100, 1, -200], {
        design: 4,
      }),
      ...seats,
      piece('parasol', look('cotton', shade, wood), [2700, 2700, 2350], [1500, 0, -1000], {
        design: 2,
      }),
      plantPot('stone', '9C968B', 460, [-2250, 0, -1500], 3),
      plantPot('ceramic', 'B7714F', 380, [-1750, 0, -1650], 11),
      plantPot('stone', '8A857B', 420, [2450, 0, -1600], 4),
      basket('rattan', 'B98D58', 400, 360, [2150, 0, -500]),
    ],
    eye: [250, 1450, 5000],
    target: [0, 820, -700],
    lens: 1.04,
  }
}
