import type { LocalText } from '../../catalogue/product-record.ts'
import type { PieceKind } from '../../picture/picture-subject.ts'
import { localTexts, type LocalRow } from '../local-text.ts'
import { cabinets } from './cabinets.ts'
import { chairs } from './chairs.ts'
import { decor } from './decor.ts'
import { families, type Family } from './families.ts'
import { lighting } from './lighting.ts'
import { outdoor } from './outdoor.ts'
import { seating } from './seating.ts'
import { sleeping } from './sleeping.ts'
import { storage } from './storage.ts'
import { tables } from './tables.ts'
import { textiles } from './textiles.ts'

export interface KindSketch {
  family: Family
  /** Sentences that can stand first, whatever material or colour. */
  openers: readonly LocalRow[]
  /** Sentences about a detail of this kind. */
  features: readonly LocalRow[]
}

/** What can be said of a kind of piece; `builds` tells how things of its family are made. */
export interface KindWords {
  openers: LocalText[]
  features: LocalText[]
  builds: LocalText[]
}

const sketches = {
  ...seating,
  ...chairs,
  ...tables,
  ...sleeping,
  ...cabinets,
  ...storage,
  ...lighting,
  ...textiles,
  ...decor,
  ...outdoor,
} as const satisfies Record<Exclude<PieceKind, 'part'>, KindSketch>

/** Words for every kind that the demo shop sells; `part` only comes from feeds. */
export const kinds = Object.fromEntries(
  Object.entries<KindSketch>(sketches).map(([kind, { family, openers, features }]) => [
    kind,
    {
      openers: localTexts(openers),
      features: localTexts(features),
      builds: localTexts(families[family]),
    },
  ]),
) as Record<PieceKind, KindWords>
