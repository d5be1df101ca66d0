import sv from './sv/brands.json' with { type: 'json' }
import da from './da/brands.json' with { type: 'json' }
import en from './en/brands.json' with { type: 'json' }
import fi from './fi/brands.json' with { type: 'json' }
import nb from './nb/brands.json' with { type: 'json' }
import { mergeLanguages } from './merge-languages.ts'

export const brandTexts = mergeLanguages({ sv, da, en, fi, nb })
