import sv from './words/sv/materials.json' with { type: 'json' }
import da from './words/da/materials.json' with { type: 'json' }
import en from './words/en/materials.json' with { type: 'json' }
import fi from './words/fi/materials.json' with { type: 'json' }
import nb from './words/nb/materials.json' with { type: 'json' }
import { combineLanguages } from './combine-languages.ts'

export type MaterialKey = keyof typeof sv

/** Names of materials by key. */
export const materialNames = combineLanguages({ sv, da, en, fi, nb })
