import sv from './sv/materials.json' with { type: 'json' }
import da from './da/materials.json' with { type: 'json' }
import en from './en/materials.json' with { type: 'json' }
import fi from './fi/materials.json' with { type: 'json' }
import nb from './nb/materials.json' with { type: 'json' }
import { combineLanguages } from '#server/merchant/vocabulary/combine-languages.ts'

export const materialTexts = combineLanguages({ sv, da, en, fi, nb })
