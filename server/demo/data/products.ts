import sv from './sv/products.json' with { type: 'json' }
import da from './da/products.json' with { type: 'json' }
import en from './en/products.json' with { type: 'json' }
import fi from './fi/products.json' with { type: 'json' }
import nb from './nb/products.json' with { type: 'json' }
import { combineLanguages } from '#server/merchant/vocabulary/combine-languages.ts'

export const productTexts = combineLanguages({ sv, da, en, fi, nb })
