import sv from './sv/kinds.json' with { type: 'json' }
import da from './da/kinds.json' with { type: 'json' }
import en from './en/kinds.json' with { type: 'json' }
import fi from './fi/kinds.json' with { type: 'json' }
import nb from './nb/kinds.json' with { type: 'json' }
import { mergeLanguages } from './merge-languages.ts'

export const kindTexts = mergeLanguages({ sv, da, en, fi, nb })
