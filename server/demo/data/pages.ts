import sv from './sv/pages.json' with { type: 'json' }
import da from './da/pages.json' with { type: 'json' }
import en from './en/pages.json' with { type: 'json' }
import fi from './fi/pages.json' with { type: 'json' }
import nb from './nb/pages.json' with { type: 'json' }
import { combineLanguages } from '#server/merchant/vocabulary/combine-languages.ts'

export const pageTexts = combineLanguages({ sv, da, en, fi, nb })
