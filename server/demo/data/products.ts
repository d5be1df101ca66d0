import sv from './sv/products.json'
import da from './da/products.json'
import en from './en/products.json'
import fi from './fi/products.json'
import nb from './nb/products.json'
import { mergeLanguages } from './merge-languages.ts'

export const productTexts = mergeLanguages({ sv, da, en, fi, nb })
