import sv from './sv/start-page.json' with { type: 'json' }
import da from './da/start-page.json' with { type: 'json' }
import en from './en/start-page.json' with { type: 'json' }
import fi from './fi/start-page.json' with { type: 'json' }
import nb from './nb/start-page.json' with { type: 'json' }
import { mergeLanguages } from './merge-languages.ts'

export const startPageTexts = mergeLanguages({ sv, da, en, fi, nb })
