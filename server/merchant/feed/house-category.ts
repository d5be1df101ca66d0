import type { PieceKind } from '../picture/picture-subject.ts'
import { bedroomTypes, sleepTypes } from '../seed/types/bedroom.ts'
import { decorTypes } from '../seed/types/decor.ts'
import { diningTypes } from '../seed/types/dining.ts'
import { lightingTypes, rugTypes, textileTypes } from '../seed/types/light-and-textile.ts'
import { livingTypes } from '../seed/types/living.ts'
import { loungeTypes } from '../seed/types/lounge.ts'
import { gardenTypes, terraceTypes } from '../seed/types/outdoor.ts'
import { hallTypes, kidsTypes, officeTypes } from '../seed/types/work.ts'

const types = [
  ...[loungeTypes, livingTypes, diningTypes, bedroomTypes, sleepTypes, officeTypes, hallTypes],
  ...[kidsTypes, lightingTypes, rugTypes, textileTypes, decorTypes, terraceTypes, gardenTypes],
].flat()

const categoryByKind = new Map<PieceKind, string>()
for (const { kind, categories } of types) {
  const [category] = categories
  if (category && !categoryByKind.has(kind)) categoryByKind.set(kind, category)
}

/** Key of the shop's own category in which pieces of this kind stand; null for spare parts. */
export function houseCategoryOf(kind: PieceKind): string | null {
  return categoryByKind.get(kind) ?? null
}
