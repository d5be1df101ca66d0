import type { LocalText } from '../catalogue/product-record.ts'
import { colors, type Color } from '../seed/colors.ts'
import { localText, type LocalRow } from '../seed/local-text.ts'

/** Colours that feeds name and the demo shop does not sell: hex and names sv, da, en, fi, nb. */
const moreRows: Record<string, readonly [hex: string, names: LocalRow]> = {
  red: ['A8322D', ['Röd', 'Rød', 'Red', 'Punainen', 'Rød']],
  orange: ['D2752B', ['Orange', 'Orange', 'Orange', 'Oranssi', 'Oransje']],
  yellow: ['E3BE4B', ['Gul', 'Gul', 'Yellow', 'Keltainen', 'Gul']],
  green: ['5C7F57', ['Grön', 'Grøn', 'Green', 'Vihreä', 'Grønn']],
  turquoise: ['4FA3A0', ['Turkos', 'Turkis', 'Turquoise', 'Turkoosi', 'Turkis']],
  blue: ['3F6591', ['Blå', 'Blå', 'Blue', 'Sininen', 'Blå']],
  'dark-blue': ['2A3F63', ['Mörkblå', 'Mørkeblå', 'Dark blue', 'Tummansininen', 'Mørkeblå']],
  purple: ['6D5279', ['Lila', 'Lilla', 'Purple', 'Violetti', 'Lilla']],
  pink: ['D99AA5', ['Rosa', 'Lyserød', 'Pink', 'Vaaleanpunainen', 'Rosa']],
  anthracite: ['3B3E40', ['Antracit', 'Antracit', 'Anthracite', 'Antrasiitti', 'Antrasitt']],
  'light-green': ['A9BF9C', ['Ljusgrön', 'Lysegrøn', 'Light green', 'Vaaleanvihreä', 'Lysegrønn']],
  'light-brown': ['A5805C', ['Ljusbrun', 'Lysebrun', 'Light brown', 'Vaaleanruskea', 'Lysebrun']],
  'dark-brown': ['46311F', ['Mörkbrun', 'Mørkebrun', 'Dark brown', 'Tummanruskea', 'Mørkebrun']],
  silver: ['BFC2C4', ['Silver', 'Sølv', 'Silver', 'Hopea', 'Sølv']],
  gold: ['C2A04E', ['Guld', 'Guld', 'Gold', 'Kulta', 'Gull']],
  copper: ['A9684A', ['Koppar', 'Kobber', 'Copper', 'Kupari', 'Kobber']],
  'stainless-steel': [
    'A9ADB0',
    ['Rostfritt stål', 'Rustfrit stål', 'Stainless steel', 'Ruostumaton teräs', 'Rustfritt stål'],
  ],
  bamboo: ['D3B17C', ['Bambu', 'Bambus', 'Bamboo', 'Bambu', 'Bambus']],
  ash: ['D9C7A7', ['Ask', 'Ask', 'Ash', 'Saarni', 'Ask']],
  beech: ['D8B48A', ['Bok', 'Bøg', 'Beech', 'Pyökki', 'Bøk']],
  acacia: ['8F5E38', ['Akacia', 'Akacie', 'Acacia', 'Akaasia', 'Akasie']],
  multicolour: ['B59A8A', ['Flerfärgad', 'Flerfarvet', 'Multicolour', 'Monivärinen', 'Flerfarget']],
  transparent: [
    'DCE5E4',
    ['Transparent', 'Transparent', 'Transparent', 'Läpinäkyvä', 'Transparent'],
  ],
}

const more = Object.entries(moreRows).map(([key, [hex, names]]): Color => {
  return { key, hex, names: localText(names) }
})

/** Other words for a known colour, as feeds and colour charts have them. */
const synonyms: Record<string, string> = {
  gray: 'grey', 'light gray': 'light-grey', 'dark gray': 'dark-grey', graphite: 'anthracite',
  grafit: 'anthracite', charcoal: 'anthracite', antrasit: 'anthracite', 'off white': 'cream',
  offwhite: 'cream', ivory: 'cream', ecru: 'cream', creme: 'cream', 'off-white': 'cream',
  sand: 'beige', taupe: 'greige', mullvad: 'greige', tan: 'cognac', camel: 'cognac',
  rust: 'terracotta', rost: 'terracotta', bordeaux: 'burgundy', vinrod: 'burgundy',
  mustard: 'ochre', senap: 'ochre', senapsgul: 'ochre', rose: 'pink', lysrosa: 'pink',
  ljusrosa: 'pink', violet: 'purple', teal: 'petrol', mint: 'light-green', navy: 'navy',
  khaki: 'olive', metal: 'silver', metall: 'silver', steel: 'stainless-steel', stal: 'stainless-steel',
  aluminium: 'silver', golden: 'gold', ek: 'oak', eg: 'oak', multi: 'multicolour',
  multicolor: 'multicolour', clear: 'transparent', klar: 'transparent', natural: 'natural',
  natur: 'natural', wood: 'natural', tra: 'natural', glass: 'clear', glas: 'clear',
} // prettier-ignore

export interface NamedColor {
  key: string
  hex: string
  names: LocalText
}

/** Every known colour by key. */
export const knownColors: ReadonlyMap<string, NamedColor> = new Map(
  [...Object.values(colors), ...more].map((color) => [color.key, color]),
)

/** Colour keys by word, in all languages; words are folded by `foldWord`. */
export const colorKeysByWord: ReadonlyMap<string, string> = new Map([
  ...Object.entries(synonyms),
  ...[...knownColors.values()].flatMap(({ key, names }) =>
    Object.values(names).map((name): [string, string] => [foldWord(name), key]),
  ),
])

/** Lower case, without accents, one blank between words. */
export function foldWord(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
