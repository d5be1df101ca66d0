import type { FurnitureKind, FurnitureMaterial } from '#server/merchant/vocabulary/appearance.ts'

import { foldWord } from './color-words.ts'

/** Patterns that indicate a material, specific ones first. */
const patterns: readonly (readonly [FurnitureMaterial, RegExp])[] = [
  ['boucle', /boucle/],
  ['velvet', /velvet|sammet|velour|sametti|floyel/],
  ['leather', /leather|lader|laeder|nahka|skinn\b|\bskin\b/],
  ['linen', /\blinen|linne\b|\bhor\b|pellava|\blin\b/],
  ['wool', /\bwool|\bull\b|\buld\b|\bvilla/],
  ['cotton', /cotton|bomull|bomuld|puuvilla/],
  ['walnut', /walnut|valno|pahkina/],
  ['oak', /\boak|\bek(?:faner|tra)?\b|\beg\b|tammi|\beik/],
  ['teak', /teak|tiikki|acacia|akaci|akasi|eucalyptus|eukalyptus/],
  ['birch', /birch|bjork|\bbirk|koivu|beech|\bbok\b|bamboo|bambu|\bash\b/],
  ['pine', /\bpine|furu|fyrretr|manty/],
  ['marble', /marble|marmor/],
  ['rattan', /rattan|rotting|rottinki|wicker|flet/],
  ['jute', /\bjute|juutti|sisal|seagrass|sjogras/],
  ['brass', /brass|massing|messin/],
  ['glass', /tempered glass|hardat glas|^glass$|\bglass (?:top|vase|table)|\bglas\b|\blasi\b/],
  ['ceramic', /ceramic|keram|stoneware|stengods|porcel/],
  ['stone', /\bstone|\bsten\b|travertin|granit|concrete|betong/],
  ['metal', /metal|steel|\bstal\b|aluminium|\biron|chrome|krom\b|rostfri|teras/],
  ['plastic', /plastic|\bplast\b|polypropyl|acryl|muovi/],
  ['fabric', /fabric|\btyg|textile|polyester|\bstof|kangas|upholster/],
  [
    'painted',
    /painted|lacquer|lackad|lakeret|malad|maalattu|lakkert|\bmdf\b|fibreboard|particleboard/,
  ],
]

/** The material that the first of the texts with any names; null when there is none. */
export function findMaterial(...texts: readonly (string | undefined)[]): FurnitureMaterial | null {
  for (const text of texts) {
    const folded = text ? foldWord(text) : ''
    const found = folded && patterns.find(([, pattern]) => pattern.test(folded))
    if (found) return found[0]
  }
  return null
}

const fabricKinds: readonly FurnitureKind[] = [
  ...(['sofa', 'corner-sofa', 'daybed', 'armchair', 'footstool', 'office-chair', 'bed'] as const),
  ...(['mattress', 'rug', 'cushion', 'throw', 'curtain', 'hammock', 'parasol'] as const),
]
const metalKinds: readonly FurnitureKind[] = [
  ...([
    'floor-lamp',
    'table-lamp',
    'pendant-lamp',
    'trolley',
    'coat-rack',
    'candle-holder',
  ] as const),
  ...(['bar-stool', 'garden-chair', 'garden-table', 'clock'] as const),
]

/** The most likely material of a kind, for the picture of a product whose texts name none. */
export function likelyMaterial(kind: FurnitureKind): FurnitureMaterial {
  if (fabricKinds.includes(kind)) return 'fabric'
  if (metalKinds.includes(kind)) return 'metal'
  if (kind === 'vase' || kind === 'plant-pot') return 'ceramic'
  if (kind === 'basket' || kind === 'lounge-set') return 'rattan'
  return 'painted'
}
