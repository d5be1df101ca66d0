import sv from './sv/piece-types.json' with { type: 'json' }
import da from './da/piece-types.json' with { type: 'json' }
import en from './en/piece-types.json' with { type: 'json' }
import fi from './fi/piece-types.json' with { type: 'json' }
import nb from './nb/piece-types.json' with { type: 'json' }
import { combineLanguages } from '#server/merchant/vocabulary/combine-languages.ts'

export const pieceTypeTexts = combineLanguages({ sv, da, en, fi, nb })
