import type { FurnitureKind, PictureSubject } from '#server/merchant/vocabulary/appearance.ts'

import type { Rng } from '../render/rng.ts'
import { wallArt } from './living-rooms.ts'
import { piece, type PlacedFurniture } from './scene-setup.ts'
import {
  armchair,
  bedside,
  candleHolder,
  chair,
  floorLamp,
  gardenChair,
  gardenTable,
  pendant,
  plant,
  plantPot,
  rug,
  sideTable,
  sideboard,
  smallLamp,
  smallVase,
  sofa,
} from './usual-furniture.ts'
import { look, type Palette } from './palette.ts'

/** A product in a room whose colours and furniture depend on it. */
export interface ProductPlace {
  subject: PictureSubject
  palette: Palette
  rng: Rng
  /** Millimetres, of the built furniture. */
  width: number
  depth: number
  height: number
}

export interface Placed extends Pick<PlacedFurniture, 'at' | 'turn'> {
  furniture: readonly PlacedFurniture[]
}

const backWall = -1600

const beds: ReadonlySet<FurnitureKind> = new Set(['bed', 'kids-bed', 'mattress', 'daybed'])
const sofas: ReadonlySet<FurnitureKind> = new Set(['sofa', 'corner-sofa', 'daybed', 'bench'])

/** Where a product stands or hangs, and the furniture beside, below and behind it. */
export const productPlaces = {
  wall: ({ subject, width, depth, height, palette, rng }) => {
    const isBed = beds.has(subject.kind) && subject.kind !== 'daybed'
    const isSofa = sofas.has(subject.kind)
    const side = width / 2
    return {
      at: [0, 0, backWall + 60 + depth / 2],
      furniture: [
        ...(isSofa || isBed
          ? [
              rug(
                palette,
                [width * 1.15, Math.max(1500, depth * 1.2), 18],
                [0, 1, -1500 + depth],
                5,
              ),
            ]
          : []),
        ...(isBed
          ? [bedside(palette, -side - 330), smallLamp(palette, [-side - 330, 462, -1360])]
          : []),
        ...(isSofa ? [floorLamp(palette, [side + 380, 0, -1200]), plant(-side - 380, -1150)] : []),
        ...(!isSofa && !isBed ? [plant(side + 360, -1250)] : []),
        ...(height < 1150 && !isBed ? wallArt(palette, rng, 0, Math.max(1150, height + 320)) : []),
        ...(!isSofa && !isBed && height > 350 && height < 1150
          ? [smallVase([-width * 0.26, height + 2, -1390])]
          : []),
      ],
    }
  },
  floor: ({ subject, width, height, palette, rng }) => {
    const isSmall = height < 700
    const isLamp = subject.kind === 'floor-lamp'
    return {
      at: [0, 0, -500],
      turn: -24,
      furniture: [
        rug(palette, [2600, 1900, 18], [0, 1, -500], 5),
        ...(isLamp ? [armchair(palette, -width / 2 - 640, -560)] : []),
        ...(isLamp ? [] : [sideTable(palette, [-width / 2 - 420, 0, -700])]),
        ...(isLamp ? [] : [smallVase([-width / 2 - 420, 502, -700])]),
        ...(isSmall ? [armchair(palette, width / 2 + 560, -950)] : []),
        ...(isSmall || isLamp ? [] : [floorLamp(palette, [width / 2 + 420, 0, -1200])]),
        plant(width / 2 + 1150, -1150),
        ...wallArt(palette, rng, -260, 1250),
      ],
    }
  },
  table: ({ subject, width, depth, height, palette, rng }) => {
    const isDining = subject.kind === 'dining-table'
    const chairs = width > 1500 ? [-0.27, 0.27] : [0]
    return {
      at: [0, 0, -300],
      furniture: [
        rug(palette, [width + 900, depth + 1000, 18], [0, 1, -300], 5),
        ...(isDining
          ? chairs.flatMap((share) => [
              chair(palette, share * width, -300 - depth / 2 - 200, 0),
              chair(palette, share * width, -300 + depth / 2 + 220, 180),
            ])
          : [sofa(palette, -1130)]),
        ...(isDining
          ? [pendant(palette, [0, 1500, -300])]
          : [floorLamp(palette, [1450, 0, -1200])]),
        smallVase([width * 0.12, height + 2, -320]),
        ...(isDining ? [plant(width / 2 + 700, -1200)] : []),
        ...wallArt(palette, rng, 0, 1300),
      ],
    }
  },
  onTop: ({ palette, rng, height }) => ({
    at: [0, 722, -1280],
    turn: 12,
    furniture: [
      sideboard(palette),
      smallVase([-430, 722, -1300]),
      candleHolder(100, 150, [390, 722, -1250], 5),
      ...wallArt(palette, rng, 0, Math.max(1150, 820 + height)),
    ],
  }),
  onBench: ({ palette, rng }) => ({
    at: [0, 450, -1280],
    turn: 8,
    furniture: [
      piece('bench', palette.wood, [1500, 420, 450], [0, 0, -1280], { design: 3 }),
      plant(1050, -1250),
      ...wallArt(palette, rng, 0, 1250),
    ],
  }),
  hanging: ({ palette, height }) => ({
    at: [0, height > 1400 ? 500 : 1080, backWall + 2],
    furniture: [
      ...(height > 1400 ? [] : [sideboard(palette)]),
      ...(height > 1400 ? [] : [smallVase([-520, 722, -1300])]),
      plant(1250, -1250),
    ],
  }),
  aboveTable: ({ palette }) => ({
    at: [0, 1500, -400],
    furniture: [
      rug(palette, [2600, 1900, 18], [0, 1, -400], 5),
      piece('dining-table', palette.wood, [1700, 900, 740], [0, 0, -400], { design: 3 }),
      chair(palette, -450, -1000, 0),
      chair(palette, 450, -1000, 0),
      smallVase([120, 742, -400]),
    ],
  }),
  rug: ({ palette, rng }) => ({
    at: [0, 1, -250],
    furniture: [
      sofa(palette, -1150),
      piece('coffee-table', palette.wood, [900, 520, 400], [0, 14, -120], { design: 3 }),
      floorLamp(palette, [1400, 0, -1200]),
      ...wallArt(palette, rng, 0, 1250),
    ],
  }),
  outdoor: ({ subject, width, depth }) => {
    const side = width / 2
    const isSeat = subject.kind === 'garden-chair' || subject.kind === 'sun-lounger'
    const pot = (x: number, size: number, design: number): PlacedFurniture =>
      plantPot('stone', '9C968B', size, [x, 0, -1250], design)
    return {
      at: [0, 0, -400],
      furniture: [
        piece(
          'rug',
          look('jute', 'CDBB98', 'A58F68'),
          [Math.max(2000, width + 700), Math.max(1700, depth + 600), 8],
          [0, 1, -400],
          { design: 4 },
        ),
        ...(isSeat ? [gardenTable(side + 420)] : []),
        ...(subject.kind === 'garden-table'
          ? [
              gardenChair('A9794C', -side - 330, -400, 90),
              gardenChair('A9794C', side + 330, -400, -90),
            ]
          : []),
        pot(-side - 620, 440, 3),
        pot(side + 680, 400, 4),
      ],
    }
  },
} satisfies Record<string, (place: ProductPlace) => Placed>

export type Setting = keyof typeof productPlaces
