import sv from './sv/descriptions.json'
import da from './da/descriptions.json'
import en from './en/descriptions.json'
import fi from './fi/descriptions.json'
import nb from './nb/descriptions.json'
import { mergeLanguages } from './merge-languages.ts'

export const descriptionTexts = mergeLanguages({ sv, da, en, fi, nb })
