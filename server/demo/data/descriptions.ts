import sv from './sv/descriptions.json' with { type: 'json' }
import da from './da/descriptions.json' with { type: 'json' }
import en from './en/descriptions.json' with { type: 'json' }
import fi from './fi/descriptions.json' with { type: 'json' }
import nb from './nb/descriptions.json' with { type: 'json' }
import { mergeLanguages } from './merge-languages.ts'

export const descriptionTexts = mergeLanguages({ sv, da, en, fi, nb })
