import sv from './sv/kinds.json'
import da from './da/kinds.json'
import en from './en/kinds.json'
import fi from './fi/kinds.json'
import nb from './nb/kinds.json'
import { mergeLanguages } from './merge-languages.ts'

export const kindTexts = mergeLanguages({ sv, da, en, fi, nb })
