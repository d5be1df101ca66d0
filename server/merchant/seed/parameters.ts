import type { ParameterRecord } from '../catalogue/product-record.ts'
import { localText, type LocalRow } from './local-text.ts'

const groups = {
  1: { id: 1, order: 1, names: localText(['Färg', 'Farve', 'Colour', 'Väri', 'Farge']) },
  2: {
    id: 2,
    order: 2,
    names: localText([
      'Material och stil',
      'Materiale og stil',
      'Material and style',
      'Materiaali ja tyyli',
      'Materiale og stil',
    ]),
  },
  3: {
    id: 3,
    order: 3,
    names: localText([
      'Mått och montering',
      'Mål og samling',
      'Measures and assembly',
      'Mitat ja kokoaminen',
      'Mål og montering',
    ]),
  },
  4: {
    id: 4,
    order: 4,
    names: localText(['Skötsel', 'Vedligeholdelse', 'Care', 'Hoito', 'Vedlikehold']),
  },
}

const sketches = {
  color: { group: 1, names: ['Färg', 'Farve', 'Colour', 'Väri', 'Farge'], filter: true },
  material: {
    group: 2,
    names: ['Material', 'Materiale', 'Material', 'Materiaali', 'Materiale'],
    filter: true,
  },
  style: { group: 2, names: ['Stil', 'Stil', 'Style', 'Tyyli', 'Stil'], filter: true },
  series: { group: 2, names: ['Serie', 'Serie', 'Series', 'Sarja', 'Serie'], filter: false },
  seats: {
    group: 3,
    names: [
      'Antal sittplatser',
      'Antal siddepladser',
      'Number of seats',
      'Istumapaikkoja',
      'Antall sitteplasser',
    ],
    filter: true,
  },
  width: { group: 3, names: ['Bredd', 'Bredde', 'Width', 'Leveys', 'Bredde'], filter: false },
  depth: { group: 3, names: ['Djup', 'Dybde', 'Depth', 'Syvyys', 'Dybde'], filter: false },
  height: { group: 3, names: ['Höjd', 'Højde', 'Height', 'Korkeus', 'Høyde'], filter: false },
  weight: { group: 3, names: ['Vikt', 'Vægt', 'Weight', 'Paino', 'Vekt'], filter: false },
  assembly: {
    group: 3,
    names: ['Montering', 'Samling', 'Assembly', 'Kokoaminen', 'Montering'],
    filter: true,
  },
  care: {
    group: 4,
    names: ['Skötselråd', 'Plejeråd', 'Care advice', 'Hoito-ohje', 'Stell'],
    filter: false,
  },
} as const satisfies Record<
  string,
  { group: keyof typeof groups; names: LocalRow; filter: boolean }
>

export type ParameterKey = keyof typeof sketches

/** The properties of demo products, in the order of a specification. */
export const parameters: readonly ParameterRecord[] = Object.entries(sketches).map(
  ([identifier, { group, names, filter }], order) => ({
    identifier,
    group: groups[group],
    names: localText(names),
    order,
    show: true,
    showFilter: filter,
  }),
)
