import sv from './sv/brands.json'
import da from './da/brands.json'
import en from './en/brands.json'
import fi from './fi/brands.json'
import nb from './nb/brands.json'
import { mergeLanguages } from './merge-languages.ts'

export const brandTexts = mergeLanguages({ sv, da, en, fi, nb })
