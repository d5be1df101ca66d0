import sv from './sv/kinds.json' with { type: 'json' }
import da from './da/kinds.json' with { type: 'json' }
import en from './en/kinds.json' with { type: 'json' }
import fi from './fi/kinds.json' with { type: 'json' }
import nb from './nb/kinds.json' with { type: 'json' }
import { combineLanguages } from '#server/merchant/vocabulary/combine-languages.ts'

export const kindTexts = combineLanguages({ sv, da, en, fi, nb })
