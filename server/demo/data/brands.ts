import sv from './sv/brands.json' with { type: 'json' }
import da from './da/brands.json' with { type: 'json' }
import en from './en/brands.json' with { type: 'json' }
import fi from './fi/brands.json' with { type: 'json' }
import nb from './nb/brands.json' with { type: 'json' }
import { combineLanguages } from '#server/merchant/vocabulary/combine-languages.ts'

export const brandTexts = combineLanguages({ sv, da, en, fi, nb })
