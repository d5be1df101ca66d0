import sv from './sv/materials.json' with { type: 'json' }
import da from './da/materials.json' with { type: 'json' }
import en from './en/materials.json' with { type: 'json' }
import fi from './fi/materials.json' with { type: 'json' }
import nb from './nb/materials.json' with { type: 'json' }
import { mergeLanguages } from './merge-languages.ts'

export const materialTexts = mergeLanguages({ sv, da, en, fi, nb })
