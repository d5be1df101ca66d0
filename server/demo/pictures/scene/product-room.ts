import {
  outdoorKinds,
  type FurnitureKind,
  type PictureSubject,
} from '#server/merchant/vocabulary/appearance.ts'

import { sameFor } from '../../same-for.ts'
import type { Bounds } from '../render/mesh.ts'
import { createRng, seedFor } from '../render/rng.ts'
import { palettes } from './palette.ts'
import { productPlaces, type Placed, type ProductPlace, type Setting } from './product-places.ts'
import { indoors, type SceneSetup } from './scene-setup.ts'

/** A room that is furnished around one product. */
export interface ProductRoom extends SceneSetup {
  product: { at: readonly [number, number, number]; turn: number }
}

/** The room of a product's picture; the same subject always gives the same one. */
export function productRoom(subject: PictureSubject, { low, high }: Bounds): ProductRoom {
  const rng = createRng(seedFor(subject.design, 'room'))
  const palette = rng.oneOf(palettes)
  const place: ProductPlace = {
    subject,
    palette,
    rng,
    width: high[0] - low[0],
    depth: high[2] - low[2],
    height: high[1] - low[1],
  }
  return furnishedRoom(place, { low: low[1], high: high[1], aspect: 1.25 })
}

/**
 * A room around a product, whose lowest and highest point are in millimetres above the place where it stands.
 *
 * @param frame with the height of the picture divided by its width
 */
export function furnishedRoom(
  place: ProductPlace,
  frame: { low: number; high: number; aspect: number },
): ProductRoom {
  const { subject, palette } = place
  const { at, turn = 0, furniture }: Placed = productPlaces[settingOf(subject.kind)](place)
  const middle: [number, number, number] = [at[0], at[1] + (frame.low + frame.high) / 2, at[2]]
  return {
    product: { at, turn },
    furniture,
    room: {
      ...indoors(palette, {}),
      ...(settingOf(subject.kind) === 'outdoor' && terrace),
      halfWidth: 4200,
      height: 5200,
    },
    ...cameraOn(middle, place, frame.aspect),
  }
}

const terrace = { wall: 'D3CABB', floor: 'B08C63', floorSurface: 'deck', windows: [] } as const

/** A camera in the room that shows the product with its surroundings. */
function cameraOn(
  [x, y, z]: [number, number, number],
  { subject, width, depth, height }: ProductPlace,
  aspect: number,
): Pick<ProductRoom, 'eye' | 'target' | 'lens'> {
  const across = Math.max(width, depth * 0.8, 420)
  const tall = Math.max(height, 420)
  const away = Math.min(5000, 1500 + Math.max(across, tall) * 1.35)
  const isSmall = Math.max(width, height) < 700 || settingOf(subject.kind) === 'hanging'
  // A wide picture is cropped at its sides, and shows more of the room in any case.
  const isWide = aspect < 1
  const share = isSmall ? (isWide ? 0.5 : 0.38) : 0.7
  const sideShare = isWide ? Math.min(0.6, share) : share
  const lens = Math.min((sideShare * away) / across, (share * aspect * away) / tall)
  const eye: [number, number, number] = [x + away * 0.1, Math.max(1150, y + away * 0.1), z + away]
  return {
    eye,
    target: [x + across * 0.04, y + (across / share) * (height < 100 && !isWide ? 0.32 : 0.06), z],
    lens,
  }
}

function settingOf(kind: FurnitureKind): Setting {
  return settingByKind[kind] ?? 'wall'
}

const settingByKind: Partial<Record<FurnitureKind, Setting>> = {
  ...sameFor(
    'floor',
    'armchair',
    'footstool',
    'office-chair',
    'bar-stool',
    'stool',
    'dining-chair',
    'floor-lamp',
    'coat-rack',
    'plant-pot',
    'basket',
    'storage-box',
    'trolley',
  ),
  ...sameFor('table', 'dining-table', 'coffee-table'),
  ...sameFor('onTop', 'table-lamp', 'vase', 'candle-holder'),
  ...sameFor('onBench', 'cushion', 'throw'),
  ...sameFor('hanging', 'mirror', 'clock', 'picture-frame', 'wall-shelf'),
  ...sameFor('aboveTable', 'pendant-lamp'),
  rug: 'rug',
  ...sameFor('outdoor', ...outdoorKinds),
}
