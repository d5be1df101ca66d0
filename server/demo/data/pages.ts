import sv from './sv/pages.json' with { type: 'json' }
import da from './da/pages.json' with { type: 'json' }
import en from './en/pages.json' with { type: 'json' }
import fi from './fi/pages.json' with { type: 'json' }
import nb from './nb/pages.json' with { type: 'json' }
import { mergeLanguages } from './merge-languages.ts'

export const pageTexts = mergeLanguages({ sv, da, en, fi, nb })
