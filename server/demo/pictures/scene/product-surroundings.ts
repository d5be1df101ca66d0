import type { FurnitureKind } from '#server/merchant/vocabulary/appearance.ts'

import { wallArt } from './living-rooms.ts'
import type { ProductPlace } from './product-place.ts'
import type { PlacedFurniture } from './scene-setup.ts'
import {
  armchair,
  bedside,
  chair,
  floorLamp,
  gardenChair,
  gardenTable,
  lampOn,
  pendant,
  plant,
  rug,
  sideTable,
  sideboard,
  sofa,
  vase,
} from './surrounding-furniture.ts'

export interface Surroundings {
  furniture: readonly PlacedFurniture[]
}

const beds: ReadonlySet<FurnitureKind> = new Set(['bed', 'kids-bed', 'mattress', 'daybed'])
const sofas: ReadonlySet<FurnitureKind> = new Set(['sofa', 'corner-sofa', 'daybed', 'bench'])

/** The furniture beside, below and behind a product, by its place in the room. */
export const surroundings = {
  wall: (place: ProductPlace): Surroundings => {
    const { subject, width, depth, height, palette, rng } = place
    const isBed = beds.has(subject.kind) && subject.kind !== 'daybed'
    const isSofa = sofas.has(subject.kind)
    const side = width / 2
    return {
      furniture: [
        ...(isSofa || isBed
          ? [rug(place, [width * 1.15, Math.max(1500, depth * 1.2), 18], [0, 1, -1500 + depth])]
          : []),
        ...(isBed ? [bedside(place, -side - 330), lampOn(place, -side - 330, 462)] : []),
        ...(isSofa ? [floorLamp(place, side + 380), plant(-side - 380, -1150)] : []),
        ...(!isSofa && !isBed ? [plant(side + 360, -1250)] : []),
        ...(height < 1150 && !isBed ? wallArt(palette, rng, 0, Math.max(1150, height + 320)) : []),
        ...(!isSofa && !isBed && height > 350 && height < 1150
          ? [vase([-width * 0.26, height + 2, -1390])]
          : []),
      ],
    }
  },
  floor: (place: ProductPlace): Surroundings => {
    const { subject, width, palette, rng } = place
    const isSmall = place.height < 700
    const isLamp = subject.kind === 'floor-lamp'
    return {
      furniture: [
        rug(place, [2600, 1900, 18], [0, 1, -500]),
        ...(isLamp ? [armchair(place, -width / 2 - 640, -560)] : []),
        ...(isLamp ? [] : [sideTable(place, -width / 2 - 420, -700)]),
        ...(isLamp ? [] : [vase([-width / 2 - 420, 502, -700])]),
        ...(isSmall ? [armchair(place, width / 2 + 560, -950)] : []),
        ...(isSmall || isLamp ? [] : [floorLamp(place, width / 2 + 420)]),
        plant(width / 2 + 1150, -1150),
        ...wallArt(palette, rng, -260, 1250),
      ],
    }
  },
  table: (place: ProductPlace): Surroundings => {
    const { subject, width, depth, height, palette, rng } = place
    const isDining = subject.kind === 'dining-table'
    const chairs = width > 1500 ? [-0.27, 0.27] : [0]
    return {
      furniture: [
        rug(place, [width + 900, depth + 1000, 18], [0, 1, -300]),
        ...(isDining
          ? chairs.flatMap((share) => [
              chair(place, share * width, -300 - depth / 2 - 200, 0),
              chair(place, share * width, -300 + depth / 2 + 220, 180),
            ])
          : [sofa(place, -1130)]),
        ...(isDining ? [pendant(place, 1500, -300)] : [floorLamp(place, 1450)]),
        vase([width * 0.12, height + 2, -320]),
        ...(isDining ? [plant(width / 2 + 700, -1200)] : []),
        ...wallArt(palette, rng, 0, 1300),
      ],
    }
  },
  onTop: (place: ProductPlace): Surroundings => ({
    furniture: [
      sideboard(place),
      vase([-430, 722, -1300]),
      {
        kind: 'candle-holder',
        material: 'brass',
        color: 'B08D4C',
        size: [100, 100, 150],
        parts: 1,
        at: [390, 722, -1250],
        design: 5,
      },
      ...wallArt(place.palette, place.rng, 0, Math.max(1150, 820 + place.height)),
    ],
  }),
  hanging: (place: ProductPlace): Surroundings => ({
    furniture: [
      ...(place.height > 1400 ? [] : [sideboard(place)]),
      ...(place.height > 1400 ? [] : [vase([-520, 722, -1300])]),
      plant(1250, -1250),
    ],
  }),
  aboveTable: (place: ProductPlace): Surroundings => ({
    furniture: [
      rug(place, [2600, 1900, 18], [0, 1, -400]),
      {
        kind: 'dining-table',
        material: place.palette.woodMaterial,
        color: place.palette.wood,
        accent: place.palette.wood,
        legs: 'tapered',
        size: [1700, 900, 740],
        at: [0, 0, -400],
        design: 3,
      },
      chair(place, -450, -1000, 0),
      chair(place, 450, -1000, 0),
      vase([120, 742, -400]),
      ...wallArt(place.palette, place.rng, 0, 1350),
    ],
  }),
  rug: (place: ProductPlace): Surroundings => ({
    furniture: [
      sofa(place, -1150),
      {
        kind: 'coffee-table',
        material: place.palette.woodMaterial,
        color: place.palette.wood,
        accent: place.palette.wood,
        legs: 'tapered',
        size: [900, 520, 400],
        at: [0, 14, -120],
        design: 3,
      },
      floorLamp(place, 1400),
      ...wallArt(place.palette, place.rng, 0, 1250),
    ],
  }),
  outdoor: (place: ProductPlace): Surroundings => {
    const { subject, width, depth } = place
    const side = width / 2
    const isSeat = subject.kind === 'garden-chair' || subject.kind === 'sun-lounger'
    const pot = (x: number, size: number, design: number): PlacedFurniture => ({
      kind: 'plant-pot',
      material: 'stone',
      color: '9C968B',
      legs: 'none',
      size: [size, size, size],
      at: [x, 0, -1250],
      design,
    })
    return {
      furniture: [
        {
          kind: 'rug',
          material: 'jute',
          color: 'CDBB98',
          accent: 'A58F68',
          size: [Math.max(2000, width + 700), Math.max(1700, depth + 600), 8],
          at: [0, 1, -400],
          design: 4,
        },
        ...(isSeat ? [gardenTable(side + 420)] : []),
        ...(subject.kind === 'garden-table'
          ? [gardenChair(-side - 330, 90), gardenChair(side + 330, -90)]
          : []),
        pot(-side - 620, 440, 3),
        pot(side + 680, 400, 4),
      ],
    }
  },
}
