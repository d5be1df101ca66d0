import type { LocalText } from '../../catalogue/product-record.ts'
import type { PieceMaterial } from '../../picture/picture-subject.ts'
import { localText, localTexts, type LocalRow } from '../local-text.ts'
import { hardMaterials } from './hard-materials.ts'
import { outdoorMaterials } from './outdoor-materials.ts'
import { softMaterials } from './soft-materials.ts'
import { woods } from './woods.ts'

/** How a material is called, praised and looked after. */
export interface MaterialWords {
  label: LocalText
  sentences: LocalText[]
  care: CareKey
}

export interface MaterialSketch {
  label: LocalRow
  sentences: readonly LocalRow[]
  care: CareKey
}

const careRows = {
  vacuum: [
    'Dammsug med mjukt munstycke',
    'Støvsug med blødt mundstykke',
    'Vacuum with a soft brush',
    'Imuroi pehmeällä suulakkeella',
    'Støvsug med mykt munnstykke',
  ],
  wipe: [
    'Torka med fuktig trasa',
    'Tør af med en fugtig klud',
    'Wipe with a damp cloth',
    'Pyyhi kostealla liinalla',
    'Tørk av med en fuktig klut',
  ],
  oil: [
    'Torka av och olja en gång om året',
    'Tør af, og giv olie en gang om året',
    'Wipe clean and oil once a year',
    'Pyyhi ja öljyä kerran vuodessa',
    'Tørk av og olje én gang i året',
  ],
  leather: [
    'Smörj in med läderbalsam två gånger om året',
    'Plej med læderbalsam to gange om året',
    'Treat with leather balm twice a year',
    'Hoida nahkabalsamilla kahdesti vuodessa',
    'Smør inn med skinnbalsam to ganger i året',
  ],
  wash: [
    'Tvättas i 40 grader',
    'Vaskes ved 40 grader',
    'Machine wash at 40 degrees',
    'Konepesu 40 asteessa',
    'Vaskes på 40 grader',
  ],
  gentle: [
    'Vädra, eller tvätta på ullprogram i 30 grader',
    'Luft, eller vask på uldprogram ved 30 grader',
    'Air it, or wash on a wool cycle at 30 degrees',
    'Tuuleta tai pese villaohjelmalla 30 asteessa',
    'Luft, eller vask på ullprogram på 30 grader',
  ],
  polish: [
    'Putsa med en torr, mjuk duk',
    'Pudses med en tør, blød klud',
    'Polish with a dry, soft cloth',
    'Kiillota kuivalla, pehmeällä liinalla',
    'Pusses med en tørr, myk klut',
  ],
} as const satisfies Record<string, LocalRow>

export type CareKey = keyof typeof careRows

/** How to look after a thing, by key. */
export const careLabels = Object.fromEntries(
  Object.entries(careRows).map(([key, row]) => [key, localText(row)]),
) as Record<CareKey, LocalText>

/** Materials a piece can be drawn in, and those that only have words of their own. */
export type MaterialKey = PieceMaterial | keyof typeof outdoorMaterials

const sketches: Record<MaterialKey, MaterialSketch> = {
  ...softMaterials,
  ...woods,
  ...hardMaterials,
  ...outdoorMaterials,
}

/** Words for every material. */
export const materials = Object.fromEntries(
  Object.entries(sketches).map(([key, { label, sentences, care }]) => [
    key,
    { label: localText(label), sentences: localTexts(sentences), care },
  ]),
) as Record<MaterialKey, MaterialWords>
