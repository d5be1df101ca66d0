import sv from './names/sv/materials.json' with { type: 'json' }
import da from './names/da/materials.json' with { type: 'json' }
import en from './names/en/materials.json' with { type: 'json' }
import fi from './names/fi/materials.json' with { type: 'json' }
import nb from './names/nb/materials.json' with { type: 'json' }
import { combineLanguages } from './combine-languages.ts'

export type MaterialKey = keyof typeof sv

/** Names of materials by key. */
export const materialNames = combineLanguages({ sv, da, en, fi, nb })
