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

/** Every furniture kind: its builder, usual size, and camera. */
export const furnitureModels: Record<FurnitureKind, FurnitureModel> = {
  sofa: { build: sofa, usualSize: [2200, 930, 820], pitch: 14, angle: [30, 18] },
  'corner-sofa': { build: cornerSofa, usualSize: [2800, 1650, 830], pitch: 22, angle: [30, 28] },
  daybed: { build: daybed, usualSize: [2050, 900, 700], pitch: 16, angle: [32, 20] },
  armchair: { build: armchair, usualSize: [780, 800, 820] },
  footstool: { build: footstool, usualSize: [600, 500, 420], pitch: 14 },
  'dining-chair': { build: diningChair, usualSize: [490, 540, 800], angle: [-34, 13] },
  'office-chair': { build: officeChair, usualSize: [660, 660, 1050], angle: [-36, 12] },
  'bar-stool': { build: barStool, detail: [0.4, 0.96, 0.8], usualSize: [420, 420, 780] },
  stool: { build: stool, detail: [0.4, 0.96, 0.8], usualSize: [380, 380, 450], pitch: 13 },
  bench: {
    build: bench,
    detail: [0.14, 0.96, 0.9],
    usualSize: [1200, 380, 450],
    pitch: 18,
    angle: [30, 20],
  },
  'dining-table': {
    build: diningTable,
    detail: [0.2, 0.96, 0.94],
    usualSize: [1800, 900, 740],
    pitch: 17,
    angle: [28, 22],
  },
  'coffee-table': {
    build: coffeeTable,
    detail: [0.2, 0.96, 0.94],
    usualSize: [1100, 600, 420],
    pitch: 20,
    angle: [30, 28],
  },
  'side-table': {
    build: sideTable,
    detail: [0.2, 0.96, 0.94],
    usualSize: [450, 450, 520],
    pitch: 14,
    angle: [30, 24],
  },
  desk: { build: desk, detail: [0.2, 0.96, 0.94], usualSize: [1300, 650, 740], pitch: 15 },
  bed: {
    build: bed,
    detail: [0.3, 0.6, 0.3],
    usualSize: [1800, 2100, 1000],
    pitch: 20,
    angle: [34, 24],
  },
  mattress: { build: mattress, usualSize: [1600, 2000, 240], pitch: 40, angle: [34, 30] },
  'bedside-table': { build: bedsideTable, usualSize: [450, 380, 520], pitch: 12 },
  wardrobe: {
    build: wardrobe,
    detail: [0.45, 0.5, 0.98],
    usualSize: [1500, 600, 2050],
    pitch: 5,
    angle: [30, 8],
  },
  'chest-of-drawers': { build: chestOfDrawers, usualSize: [900, 450, 850] },
  sideboard: { build: sideboard, usualSize: [1600, 420, 740], pitch: 12 },
  'tv-bench': { build: tvBench, usualSize: [1600, 400, 480], pitch: 15, angle: [30, 18] },
  shelf: { build: shelf, usualSize: [900, 340, 1800], pitch: 5, angle: [30, 9] },
  'wall-shelf': {
    build: wallShelf,
    detail: [0.2, 0.8, 0.8],
    usualSize: [900, 220, 500],
    position: 'wall',
    pitch: 6,
    angle: [32, 12],
    fill: 0.72,
  },
  'floor-lamp': {
    build: floorLamp,
    detail: [0.5, 0.9, 0.5],
    usualSize: [420, 420, 1550],
    pitch: 5,
    angle: [32, 8],
  },
  'table-lamp': {
    build: tableLamp,
    detail: [0.5, 0.74, 0.6],
    usualSize: [280, 280, 430],
    pitch: 6,
    angle: [32, 12],
  },
  'pendant-lamp': {
    build: pendantLamp,
    usualSize: [420, 420, 320],
    position: 'ceiling',
    pitch: -2,
    angle: [30, -14],
    fill: 0.58,
  },
  rug: {
    build: rug,
    usualSize: [1700, 2400, 15],
    position: 'flat',
    pitch: 86,
    angle: [28, 38],
    fill: 0.8,
    detail: [0.2, 1, 0.85],
  },
  mirror: {
    build: mirror,
    detail: [0.2, 0.9, 0.8],
    usualSize: [600, 40, 900],
    position: 'wall',
    pitch: 2,
    angle: [26, 6],
    fill: 0.66,
  },
  vase: { build: vase, detail: [0.5, 0.78, 0.7], usualSize: [180, 180, 280], pitch: 9 },
  cushion: {
    build: cushion,
    detail: [0.24, 0.8, 0.9],
    usualSize: [500, 150, 500],
    pitch: 8,
    fill: 0.62,
  },
  throw: { build: blanket, usualSize: [1300, 1700, 10], pitch: 24, angle: [30, 26], fill: 0.66 },
  curtain: {
    build: curtain,
    usualSize: [1400, 100, 2400],
    position: 'wall',
    pitch: 2,
    angle: [24, 6],
    fill: 0.82,
  },
  basket: { build: basket, usualSize: [400, 400, 380], pitch: 16 },
  'plant-pot': { build: plantPot, usualSize: [280, 280, 260], pitch: 10 },
  clock: {
    build: clock,
    usualSize: [320, 40, 320],
    position: 'wall',
    pitch: 2,
    angle: [28, 6],
    fill: 0.56,
  },
  'candle-holder': { build: candleHolder, usualSize: [110, 110, 180], pitch: 8, fill: 0.6 },
  'picture-frame': {
    build: pictureFrame,
    detail: [0.2, 0.88, 0.8],
    usualSize: [500, 30, 700],
    position: 'wall',
    pitch: 2,
    angle: [26, 6],
    fill: 0.62,
  },
  'kids-bed': { build: kidsBed, usualSize: [2060, 900, 800], pitch: 17 },
  'room-divider': { build: roomDivider, usualSize: [1600, 40, 1750], pitch: 6, angle: [30, 10] },
  'coat-rack': {
    build: coatRack,
    detail: [0.4, 0.94, 0.5],
    usualSize: [900, 420, 1700],
    pitch: 5,
    angle: [30, 9],
  },
  'lounge-set': {
    build: loungeSet,
    detail: [0.3, 0.62, 0.3],
    usualSize: [2900, 2000, 720],
    pitch: 23,
    angle: [32, 26],
  },
  'garden-table': {
    build: gardenTable,
    detail: [0.2, 0.96, 0.94],
    usualSize: [1800, 900, 740],
    pitch: 17,
    angle: [28, 22],
  },
  'garden-chair': { build: gardenChair, usualSize: [580, 600, 880], angle: [-34, 13] },
  'sun-lounger': {
    build: sunLounger,
    detail: [0.2, 0.8, 0.9],
    usualSize: [2000, 700, 900],
    pitch: 18,
    angle: [28, 22],
  },
  parasol: {
    build: parasol,
    detail: [0.5, 0.88, 0.8],
    usualSize: [3000, 3000, 2500],
    pitch: 4,
    angle: [24, 8],
  },
  hammock: {
    build: hammock,
    detail: [0.3, 0.4, 0.8],
    usualSize: [3000, 1100, 1200],
    pitch: 15,
    angle: [28, 18],
  },
  'storage-box': { build: storageBox, usualSize: [600, 400, 350], pitch: 15 },
  trolley: { build: trolley, detail: [0.2, 0.96, 0.94], usualSize: [650, 420, 800], pitch: 12 },
  part: { build: fitting, usualSize: [160, 160, 160], pitch: 14, fill: 0.52 },
}
