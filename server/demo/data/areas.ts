import sv from './sv/areas.json' with { type: 'json' }
import da from './da/areas.json' with { type: 'json' }
import en from './en/areas.json' with { type: 'json' }
import fi from './fi/areas.json' with { type: 'json' }
import nb from './nb/areas.json' with { type: 'json' }
import { combineLanguages } from '#server/merchant/vocabulary/combine-languages.ts'

export const areaTexts = combineLanguages({ sv, da, en, fi, nb })
