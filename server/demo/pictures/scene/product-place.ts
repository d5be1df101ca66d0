import type { PictureSubject } from '#server/merchant/vocabulary/appearance.ts'

import type { Rng } from '../render/rng.ts'
import type { Palette } from './palette.ts'

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
