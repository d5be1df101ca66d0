import type { CategoryRecord, LocalText } from '../catalogue/product-record.ts'
import { composeText, localText, type LocalRow } from './local-text.ts'
import { slug } from './slug.ts'
import { furnitureBranch } from './tree/furniture-branch.ts'
import { lightingBranch, storageBranch } from './tree/storage-and-lighting-branch.ts'
import { outdoorBranch, textileBranch } from './tree/textile-and-outdoor-branch.ts'

/** A category as the branches write it: parent, names, descriptions, picture, Google taxonomy id. */
export interface CategorySketch {
  parent: string | null
  names: LocalRow
  descriptions: LocalRow | LocalText
  secondaryDescriptions?: LocalText
  picture: string
  taxonomy?: number
}

const branches = {
  ...furnitureBranch,
  ...storageBranch,
  ...lightingBranch,
  ...textileBranch,
  ...outdoorBranch,
}

export type CategoryKey = keyof typeof branches

/** The demo shop's tree, three levels, parents before their children. */
export const categories: readonly CategoryRecord[] = Object.entries<CategorySketch>(branches).map(
  ([key, sketch], position) => {
    const names = localText(sketch.names)
    return {
      key,
      parentKey: sketch.parent,
      position,
      names,
      aliases: composeText((language) => slug(names[language])),
      descriptions:
        'sv' in sketch.descriptions ? sketch.descriptions : localText(sketch.descriptions),
      secondaryDescriptions: sketch.secondaryDescriptions,
      picture: sketch.picture,
      googleTaxonomyId: sketch.taxonomy,
    }
  },
)
