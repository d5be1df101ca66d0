import type { SceneKind, SceneSubject } from '#server/merchant/vocabulary/scene.ts'
import type { Dice } from '../render/rng.ts'
import { createDice, seedFor } from '../render/rng.ts'
import { bedroom, kidsRoom } from './bedrooms.ts'
import { campaign, livingRoom, textiles } from './living-rooms.ts'
import { outdoor } from './outdoors.ts'
import type { Palette } from './palette.ts'
import { palettes } from './palette.ts'
import type { Setting } from './setting.ts'
import { decor } from './decor.ts'
import { hall } from './hall.ts'
import { lighting } from './lighting.ts'
import { storage } from './storage.ts'
import { diningRoom, office } from './workrooms.ts'

/** Furnishes a scene; the same subject always gives the same room. */
export function settingOf({ scene, design }: SceneSubject): Setting {
  const dice = createDice(seedFor(design, scene))
  const palette = palettes[design % palettes.length] ?? palettes[0]
  return furnish[scene](palette, dice)
}

const furnish: Record<SceneKind, (palette: Palette, dice: Dice) => Setting> = {
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
