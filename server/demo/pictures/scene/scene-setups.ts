import { isRoomKind, type RoomKind, type SceneSubject } from '#server/merchant/vocabulary/scene.ts'

import { createRng, seedFor, type Rng } from '../render/rng.ts'
import { bedroom, kidsRoom } from './bedrooms.ts'
import { campaign, decor, livingRoom, textiles } from './living-rooms.ts'
import { outdoor } from './outdoors.ts'
import { palettes, type Palette } from './palette.ts'
import type { SceneSetup } from './scene-setup.ts'
import { furnitureRoom } from './furniture-room.ts'
import { hall } from './hall.ts'
import { lighting } from './lighting.ts'
import { storage } from './storage.ts'
import { diningRoom, office } from './workrooms.ts'

/** The setup of a scene; the same subject always gives the same room. */
export function sceneSetupOf({ scene, design }: SceneSubject): SceneSetup {
  const rng = createRng(seedFor(design, scene))
  const palette = palettes[design % palettes.length] ?? palettes[0]
  return isRoomKind(scene)
    ? createSetup[scene](palette, rng)
    : furnitureRoom(scene, design, palette, rng)
}

const createSetup: Record<RoomKind, (palette: Palette, rng: Rng) => SceneSetup> = {
  'living-room': livingRoom,
  'dining-room': diningRoom,
  bedroom,
  office,
  hall,
  'kids-room': kidsRoom,
  outdoor,
  lighting,
  textiles,
  decor,
  storage,
  campaign,
}
