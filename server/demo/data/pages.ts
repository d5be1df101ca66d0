import sv from './sv/pages.json'
import da from './da/pages.json'
import en from './en/pages.json'
import fi from './fi/pages.json'
import nb from './nb/pages.json'
import { mergeLanguages } from './merge-languages.ts'

export const pageTexts = mergeLanguages({ sv, da, en, fi, nb })
