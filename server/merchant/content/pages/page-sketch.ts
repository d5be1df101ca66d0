/**
 * A page as it is written down: five languages side by side, in the order of `LocalRow`. In a text,
 * `[[returns|ångerrätt]]` is a link to the page with that key and `[[https://…|words]]` one elsewhere.
 */
import type { LocalText } from '../../catalogue/product-record.ts'
import type { LocalRow } from '../../seed/local-text.ts'
import type { FormerAliases } from '../content-record.ts'

export interface PageSketch {
  /** Last path segment in each language. */
  aliases: LocalRow
  /** Those it had before, in the languages where it has moved. */
  formerAliases?: FormerAliases
  titles: LocalRow
  /** Stands under the title and in search results. */
  leads: LocalRow
  /** Beside those that every page has: a storefront asks for its terms by tag. */
  tags?: readonly string[]
  /** Scene above the text. */
  picture?: { file: string; words: LocalRow }
  sections: readonly SectionSketch[]
}

export interface SectionSketch {
  title: LocalRow
  text?: readonly LocalRow[]
  points?: readonly LocalRow[]
  /** HTML that is worked out rather than written, such as a table of fees. */
  table?: LocalText
}

/** On every page that would otherwise be taken for a real company's promise. */
export const demoNote: LocalRow = [
  'Hemvist är en demobutik: inga varor skickas och inga pengar dras. Texten visar vad en riktig butik behöver säga och byts mot butikens egen.',
  'Hemvist er en demobutik: Der sendes ingen varer, og der trækkes ingen penge. Teksten viser, hvad en rigtig butik skal oplyse, og erstattes af butikkens egen.',
  'Hemvist is a demo shop: nothing is shipped and no money is taken. This text shows what a real shop needs to say and makes way for the shop’s own.',
  'Hemvist on esittelykauppa: tavaroita ei lähetetä eikä rahaa veloiteta. Teksti näyttää, mitä oikean kaupan on kerrottava, ja se korvataan kaupan omalla tekstillä.',
  'Hemvist er en demobutikk: Ingen varer sendes, og ingen penger trekkes. Teksten viser hva en ekte butikk må opplyse om, og byttes ut med butikkens egen.',
]
