import sv from './sv/piece-types.json'
import da from './da/piece-types.json'
import en from './en/piece-types.json'
import fi from './fi/piece-types.json'
import nb from './nb/piece-types.json'
import { mergeLanguages } from './merge-languages.ts'

export const pieceTypeTexts = mergeLanguages({ sv, da, en, fi, nb })
