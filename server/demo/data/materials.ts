import sv from './sv/materials.json'
import da from './da/materials.json'
import en from './en/materials.json'
import fi from './fi/materials.json'
import nb from './nb/materials.json'
import { mergeLanguages } from './merge-languages.ts'

export const materialTexts = mergeLanguages({ sv, da, en, fi, nb })
