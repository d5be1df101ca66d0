import type { FurnitureKind } from '#server/merchant/vocabulary/appearance.ts'

import { furnitureModels } from '../furniture/furniture-models.ts'
import type { Rng } from '../render/rng.ts'
import type { Look, Palette } from './palette.ts'
import { furnishedRoom } from './product-room.ts'
import type { SceneSetup } from './scene-setup.ts'

/** A wide picture: it is cropped to 4:3, and still shows all of the furniture. */
const aspect = 9 / 16

/** A room around one typical piece of a kind, which is the largest thing in it. */
export function furnitureRoom(
  kind: FurnitureKind,
  design: number,
  palette: Palette,
  rng: Rng,
): SceneSetup {
  const size = furnitureModels[kind].usualSize
  const look = { kind, accent: palette.wood.color, ...looksOf(palette)[kind] }
  const [width, depth, height] = size
  const subject = { legs: 'tapered' as const, parts: 3, ...look, width, depth, height, design }
  const place = { subject, palette, rng, width, depth, height }
  const { product, furniture, ...setup } = furnishedRoom(place, { low: 0, high: height, aspect })
  const [x, y, z] = setup.eye
  // A rug is seen from above.
  const eye = height < 100 ? ([x, 2.2 * y, z] as const) : setup.eye
  return { ...setup, eye, furniture: [...furniture, { ...look, size, ...product, design }] }
}

/** Materials of each kind in the colours of a room. */
function looksOf(p: Palette): Record<FurnitureKind, Look> {
  const wood: Look = { ...p.wood, accent: p.metal }
  const seat = p.main
  const shade: Look = { material: 'linen', color: 'F1E8D8', accent: p.metal }
  const cloth: Look = { ...p.second, accent: p.main.color }
  const basket: Look = { material: 'rattan', color: 'C29C68', accent: '8A6244' }
  const pot: Look = { material: 'ceramic', color: 'D3C6B0' }
  const brass: Look = { material: 'brass', color: 'B08D4C', accent: 'B08D4C' }
  const teak: Look = { material: 'teak', color: 'A9794C', accent: 'A9794C' }
  return {
    ...{ sofa: seat, 'corner-sofa': seat, daybed: seat, armchair: seat, footstool: seat },
    ...{ 'dining-chair': wood, 'bar-stool': wood, stool: wood, bench: wood },
    ...{ 'dining-table': wood, 'coffee-table': wood, 'side-table': wood, desk: wood },
    ...{ wardrobe: wood, 'chest-of-drawers': wood, sideboard: wood, 'tv-bench': wood },
    ...{ shelf: wood, 'wall-shelf': wood, 'bedside-table': wood, trolley: wood, part: wood },
    ...{ 'room-divider': wood, 'coat-rack': wood, mirror: wood, 'picture-frame': wood },
    ...{ 'kids-bed': wood, bed: seat, 'office-chair': { ...cloth, accent: p.metal } },
    mattress: { material: 'cotton', color: 'F1ECE2', accent: p.second.color },
    ...{ 'floor-lamp': shade, 'table-lamp': shade, 'pendant-lamp': shade },
    ...{ rug: p.rug, cushion: cloth, throw: cloth, basket, 'storage-box': basket },
    curtain: { material: 'linen', color: 'E9E1D2' },
    ...{ vase: pot, 'plant-pot': pot, clock: brass, 'candle-holder': brass },
    ...{ 'lounge-set': teak, 'garden-table': teak, 'garden-chair': teak, 'sun-lounger': teak },
    ...{ hammock: teak, parasol: { material: 'cotton', color: 'B8694A', accent: 'A9794C' } },
  }
}
