import sv from './names/sv.json' with { type: 'json' }
import da from './names/da.json' with { type: 'json' }
import en from './names/en.json' with { type: 'json' }
import fi from './names/fi.json' with { type: 'json' }
import nb from './names/nb.json' with { type: 'json' }
import { combineLanguages } from './combine-languages.ts'

/** Names of colours, materials, categories, parameters and their groups, by key. */
export const names = combineLanguages({ sv, da, en, fi, nb })

export type MaterialKey = keyof typeof names.materials
