import sv from './sv/furniture-types.json' with { type: 'json' }
import da from './da/furniture-types.json' with { type: 'json' }
import en from './en/furniture-types.json' with { type: 'json' }
import fi from './fi/furniture-types.json' with { type: 'json' }
import nb from './nb/furniture-types.json' with { type: 'json' }
import { combineLanguages } from '#server/merchant/vocabulary/combine-languages.ts'

export const furnitureTypeTexts = combineLanguages({ sv, da, en, fi, nb })
