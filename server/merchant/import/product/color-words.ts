import { wordsOf } from '#server/merchant/catalogue/terms/fold.rules.ts'
import { colors, type Color } from '#server/merchant/vocabulary/colors.ts'

/** Synonyms of known colours that feeds and colour charts use; several in a row. */
// oxfmt-ignore
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
}

export const knownColors: ReadonlyMap<string, Color> = new Map(Object.entries(colors))

/** Colour keys by name or synonym, in all languages; the words are folded by `foldWord`. */
export const colorKeysByWord: ReadonlyMap<string, string> = new Map([
  ...Object.entries(synonyms),
  ...[...knownColors.values()].flatMap(({ key, names }) =>
    Object.values(names).map((name): [string, string] => [foldWord(name), key]),
  ),
])

/** Folded, one blank between words. */
export function foldWord(text: string): string {
  return wordsOf(text).join(' ')
}
