import sv from './sv/descriptions.json' with { type: 'json' }
import da from './da/descriptions.json' with { type: 'json' }
import en from './en/descriptions.json' with { type: 'json' }
import fi from './fi/descriptions.json' with { type: 'json' }
import nb from './nb/descriptions.json' with { type: 'json' }
import { combineLanguages } from '#server/merchant/vocabulary/combine-languages.ts'

export const descriptionTexts = combineLanguages({ sv, da, en, fi, nb })
