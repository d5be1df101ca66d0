import sv from './sv/start-page.json'
import da from './da/start-page.json'
import en from './en/start-page.json'
import fi from './fi/start-page.json'
import nb from './nb/start-page.json'
import { mergeLanguages } from './merge-languages.ts'

export const startPageTexts = mergeLanguages({ sv, da, en, fi, nb })
