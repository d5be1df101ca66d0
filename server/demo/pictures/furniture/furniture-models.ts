import type { FurnitureKind } from '#server/merchant/vocabulary/appearance.ts'

import { bed } from './beds/bed.ts'
import { kidsBed } from './beds/kids-bed.ts'
import { mattress } from './beds/mattress.ts'
import { armchair } from './seating/armchairs.ts'
import { barStool, bench, footstool, stool } from './seating/stools.ts'
import { diningChair } from './seating/dining-chair.ts'
import { officeChair } from './seating/office-chair.ts'
import { candleHolder } from './lighting/candle-holder.ts'
import { clock, mirror, pictureFrame } from './decor/wall-decor.ts'
import { fitting } from './parts/fitting.ts'
import { plantPot, vase } from './decor/vessels.ts'
import { floorLamp } from './lighting/floor-lamp.ts'
import { pendantLamp } from './lighting/pendant-lamp.ts'
import { tableLamp } from './lighting/table-lamp.ts'
import { gardenChair } from './outdoor/garden-chair.ts'
import { loungeSet } from './outdoor/lounge-set.ts'
import { sunLounger } from './outdoor/sun-lounger.ts'
import { gardenTable } from './outdoor/garden-table.ts'
import { hammock, parasol } from './outdoor/shade-and-hammock.ts'
import type { FurnitureModel } from './parts/furniture-model.ts'
import { cornerSofa, sofa } from './seating/sofas.ts'
import { daybed } from './seating/daybed.ts'
import { basket, storageBox } from './storage/baskets.ts'
import { bedsideTable, chestOfDrawers, sideboard, tvBench, wardrobe } from './storage/cabinets.ts'
import { coatRack, roomDivider } from './storage/stands.ts'
import { shelf, wallShelf } from './storage/shelves.ts'
import { coffeeTable, diningTable, sideTable } from './tables/tables.ts'
import { desk } from './tables/desk.ts'
import { trolley } from './storage/trolley.ts'
import { blanket, curtain, cushion, rug } from './decor/textiles.ts'

const tabletop = [0.2, 0.96, 0.94] as const

/** Every furniture kind: its builder, usual size, and camera. */
export const furnitureModels: Record<FurnitureKind, FurnitureModel> = {
  sofa: model(sofa, [2200, 930, 820], 14, [30, 18]),
  'corner-sofa': model(cornerSofa, [2800, 1650, 830], 22, [30, 28]),
  daybed: model(daybed, [2050, 900, 700], 16, [32, 20]),
  armchair: model(armchair, [780, 800, 820]),
  footstool: model(footstool, [600, 500, 420], 14),
  'dining-chair': model(diningChair, [490, 540, 800], undefined, [-34, 13]),
  'office-chair': model(officeChair, [660, 660, 1050], undefined, [-36, 12]),
  'bar-stool': model(barStool, [420, 420, 780], undefined, undefined, { detail: [0.4, 0.96, 0.8] }),
  stool: model(stool, [380, 380, 450], 13, undefined, { detail: [0.4, 0.96, 0.8] }),
  bench: model(bench, [1200, 380, 450], 18, [30, 20], { detail: [0.14, 0.96, 0.9] }),
  'dining-table': model(diningTable, [1800, 900, 740], 17, [28, 22], { detail: tabletop }),
  'coffee-table': model(coffeeTable, [1100, 600, 420], 20, [30, 28], { detail: tabletop }),
  'side-table': model(sideTable, [450, 450, 520], 14, [30, 24], { detail: tabletop }),
  desk: model(desk, [1300, 650, 740], 15, undefined, { detail: tabletop }),
  bed: model(bed, [1800, 2100, 1000], 20, [34, 24], { detail: [0.3, 0.6, 0.3] }),
  mattress: model(mattress, [1600, 2000, 240], 26, [36, 22]),
  'bedside-table': model(bedsideTable, [450, 380, 520], 12),
  wardrobe: model(wardrobe, [1500, 600, 2050], 5, [30, 8], { detail: [0.45, 0.5, 0.98] }),
  'chest-of-drawers': model(chestOfDrawers, [900, 450, 850]),
  sideboard: model(sideboard, [1600, 420, 740], 12),
  'tv-bench': model(tvBench, [1600, 400, 480], 15, [30, 18]),
  shelf: model(shelf, [900, 340, 1800], 5, [30, 9]),
  'wall-shelf': model(wallShelf, [900, 220, 500], 6, [32, 12], {
    detail: [0.2, 0.8, 0.8],
    position: 'wall',
    fill: 0.72,
  }),
  'floor-lamp': model(floorLamp, [420, 420, 1550], 5, [32, 8], { detail: [0.5, 0.9, 0.5] }),
  'table-lamp': model(tableLamp, [280, 280, 430], 6, [32, 12], { detail: [0.5, 0.74, 0.6] }),
  'pendant-lamp': model(pendantLamp, [420, 420, 320], -2, [30, -14], {
    position: 'ceiling',
    fill: 0.58,
  }),
  rug: model(rug, [1700, 2400, 15], 86, [22, 34], {
    position: 'flat',
    fill: 0.9,
    detail: [0.2, 1, 0.85],
  }),
  mirror: model(mirror, [600, 40, 900], 2, [26, 6], {
    detail: [0.2, 0.9, 0.8],
    position: 'wall',
    fill: 0.66,
  }),
  vase: model(vase, [180, 180, 280], 9, undefined, { detail: [0.5, 0.78, 0.7] }),
  cushion: model(cushion, [500, 150, 500], 8, [24, 10], { detail: [0.24, 0.8, 0.9], fill: 0.62 }),
  throw: model(blanket, [1300, 1700, 10], 24, [30, 26], { fill: 0.66 }),
  curtain: model(curtain, [1400, 100, 2400], 2, [24, 6], { position: 'wall', fill: 0.82 }),
  basket: model(basket, [400, 400, 380], 16),
  'plant-pot': model(plantPot, [280, 280, 260], 10),
  clock: model(clock, [320, 40, 320], 2, [28, 6], { position: 'wall', fill: 0.56 }),
  'candle-holder': model(candleHolder, [110, 110, 180], 8, undefined, { fill: 0.6 }),
  'picture-frame': model(pictureFrame, [500, 30, 700], 2, [26, 6], {
    detail: [0.2, 0.88, 0.8],
    position: 'wall',
    fill: 0.62,
  }),
  'kids-bed': model(kidsBed, [2060, 900, 800], 17),
  'room-divider': model(roomDivider, [1600, 40, 1750], 6, [30, 10]),
  'coat-rack': model(coatRack, [900, 420, 1700], 5, [30, 9], { detail: [0.4, 0.94, 0.5] }),
  'lounge-set': model(loungeSet, [2900, 2000, 720], 23, [32, 26], { detail: [0.3, 0.62, 0.3] }),
  'garden-table': model(gardenTable, [1800, 900, 740], 17, [28, 22], { detail: tabletop }),
  'garden-chair': model(gardenChair, [580, 600, 880], undefined, [-34, 13]),
  'sun-lounger': model(sunLounger, [2000, 700, 900], 18, [28, 22], { detail: [0.2, 0.8, 0.9] }),
  parasol: model(parasol, [3000, 3000, 2500], 4, [24, 8], { detail: [0.5, 0.88, 0.8] }),
  hammock: model(hammock, [3000, 1100, 1200], 15, [28, 18], { detail: [0.3, 0.4, 0.8] }),
  'storage-box': model(storageBox, [600, 400, 350], 15),
  trolley: model(trolley, [650, 420, 800], 12, undefined, { detail: tabletop }),
  part: model(fitting, [160, 160, 160], 14, undefined, { fill: 0.52 }),
}

function model(
  build: FurnitureModel['build'],
  usualSize: FurnitureModel['usualSize'],
  pitch = 9,
  angle: FurnitureModel['angle'] = [33, 15],
  rest: Pick<FurnitureModel, 'position' | 'fill' | 'detail'> = {},
): FurnitureModel {
  return { build, usualSize, pitch, angle, ...rest }
}
