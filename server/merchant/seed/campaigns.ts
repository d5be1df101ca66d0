import type { CampaignRecord } from '../catalogue/product-record.ts'
import { composeText, localText, type LocalRow } from './local-text.ts'
import { slug } from './slug.ts'
import { sofaWeeksDescriptions } from './words/rich-texts.ts'

interface Sketch {
  names: LocalRow
  descriptions: LocalRow
  hideTitle?: boolean
  tiers?: CampaignRecord['tiers']
}

const sketches = {
  'sofa-weeks': {
    names: ['Soffveckor', 'Sofauger', 'Sofa weeks', 'Sohvaviikot', 'Sofauker'],
    descriptions: sofaWeeksDescriptions,
  },
  'lighter-evenings': {
    names: [
      'Ljusare kvällar',
      'Lysere aftener',
      'Brighter evenings',
      'Valoisammat illat',
      'Lysere kvelder',
    ],
    descriptions: [
      'Lampor för hela hemmet till nedsatt pris.',
      'Lamper til hele hjemmet til nedsat pris.',
      'Lamps for the whole home at reduced prices.',
      'Valaisimia koko kotiin alennettuun hintaan.',
      'Lamper til hele hjemmet til nedsatt pris.',
    ],
  },
  'last-pieces': {
    names: ['Sista chansen', 'Sidste chance', 'Last chance', 'Viimeinen tilaisuus', 'Siste sjanse'],
    descriptions: [
      'Färger och mått som lämnar sortimentet. När de är slut kommer de inte tillbaka.',
      'Farver og mål, der udgår af sortimentet. Når de er væk, kommer de ikke igen.',
      'Colours and sizes that are leaving the range. Once gone, they will not be back.',
      'Valikoimasta poistuvia värejä ja mittoja. Kun ne loppuvat, niitä ei tule lisää.',
      'Farger og mål som går ut av sortimentet. Når de er borte, kommer de ikke tilbake.',
    ],
  },
  'soft-home': {
    names: ['Mjukare hemma', 'Blødere hjemme', 'A softer home', 'Pehmeämpi koti', 'Mykere hjemme'],
    descriptions: [
      'Mattor, kuddar och plädar till nedsatt pris.',
      'Tæpper, puder og plaider til nedsat pris.',
      'Rugs, cushions and throws at reduced prices.',
      'Mattoja, tyynyjä ja torkkupeittoja alennettuun hintaan.',
      'Tepper, puter og pledd til nedsatt pris.',
    ],
    hideTitle: true,
  },
  'around-the-table': {
    names: [
      'Fler runt bordet',
      'Flere om bordet',
      'More around the table',
      'Lisää väkeä pöytään',
      'Flere rundt bordet',
    ],
    descriptions: [
      'Köp fyra stolar eller fler och betala 10 procent mindre för var och en. Från sex stolar blir det 15 procent.',
      'Køb fire stole eller flere, og betal 10 procent mindre for hver. Fra seks stole bliver det 15 procent.',
      'Buy four chairs or more and pay 10 per cent less for each. From six chairs it is 15 per cent.',
      'Osta vähintään neljä tuolia ja maksa kustakin 10 prosenttia vähemmän. Kuudesta tuolista alkaen alennus on 15 prosenttia.',
      'Kjøp fire stoler eller flere og betal 10 prosent mindre for hver. Fra seks stoler blir det 15 prosent.',
    ],
    tiers: [
      { quantity: 4, percent: 10 },
      { quantity: 6, percent: 15 },
    ],
  },
} as const satisfies Record<string, Sketch>

export type CampaignKey = keyof typeof sketches

/** Price campaigns, one of them without a visible title, and one tier campaign. */
export const campaigns: readonly CampaignRecord[] = Object.entries<Sketch>(sketches).map(
  ([key, { names, descriptions, hideTitle = false, tiers }]) => {
    const localNames = localText(names)
    return {
      key,
      names: localNames,
      aliases: composeText((language) => slug(localNames[language])),
      descriptions: localText(descriptions),
      hideTitle,
      kind: tiers ? 'tier' : 'price',
      tiers,
    }
  },
)
