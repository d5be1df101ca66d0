import sv from './sv/start-page.json' with { type: 'json' }
import da from './da/start-page.json' with { type: 'json' }
import en from './en/start-page.json' with { type: 'json' }
import fi from './fi/start-page.json' with { type: 'json' }
import nb from './nb/start-page.json' with { type: 'json' }
import { combineLanguages } from '#server/merchant/vocabulary/combine-languages.ts'

export const startPageTexts = combineLanguages({ sv, da, en, fi, nb })
