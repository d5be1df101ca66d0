import type { CategoryRecord } from '#server/merchant/catalogue/product-record.ts'
import { categories as categoryTree } from '#server/merchant/vocabulary/categories.ts'
import { combineLanguages } from '#server/merchant/vocabulary/combine-languages.ts'
import da from '../data/da/category-descriptions.json' with { type: 'json' }
import en from '../data/en/category-descriptions.json' with { type: 'json' }
import fi from '../data/fi/category-descriptions.json' with { type: 'json' }
import nb from '../data/nb/category-descriptions.json' with { type: 'json' }
import sv from '../data/sv/category-descriptions.json' with { type: 'json' }
import { sofaDescriptions, sofaSecondaryDescriptions } from './texts/rich-texts.ts'

const descriptions = {
  ...combineLanguages({ sv, da, en, fi, nb }),
  sofas: sofaDescriptions,
}

/** The category tree with the demo's texts. */
export const categories: readonly CategoryRecord[] = categoryTree.map((category) => ({
  ...category,
  descriptions: descriptions[category.key],
  secondaryDescriptions: category.key === 'sofas' ? sofaSecondaryDescriptions : undefined,
}))
