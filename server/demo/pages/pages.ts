import type { FormerAliases } from '#server/merchant/content/content-record.ts'
import type { LocalText } from '#server/merchant/vocabulary/local-text.ts'

import { pageTexts } from '../data/pages.ts'

/**
 * The texts of a page (`data/<language>/pages.json`). In a text, `[[returns|text]]` is a link to
 * the page with that key, `[[https://…|text]]` an external link, and `{demoNote}` the note that
 * this is a demo. `{feeTable}` as a table contains the delivery fees of each country.
 */
export interface PageTexts {
  /** Last path segment. */
  aliases: LocalText
  titles: LocalText
  /** Shown under the title and in search results. */
  leads: LocalText
  /** Alternative text of the scene above the text. */
  picture?: { altTexts: LocalText }
  sections: readonly SectionTexts[]
}

export interface SectionTexts {
  title: LocalText
  text?: readonly LocalText[]
  points?: readonly LocalText[]
  table?: LocalText
}

export interface PageSpec {
  /** Never reused for another page. */
  id: number
  /** Former aliases in the languages where it has moved. */
  formerAliases?: FormerAliases
  /** Tags besides those of every page: a storefront finds its terms and customer service by tag. */
  tags?: readonly string[]
  /** File name of the scene above the text. */
  picture?: string
}

export const pageSpecs = {
  contact: { id: 101, tags: ['contact'] },
  delivery: { id: 102, tags: ['delivery'], picture: 'scene-hall-1.jpg' },
  payment: { id: 103 },
  returns: { id: 104, tags: ['returns'] },
  guarantee: { id: 105, formerAliases: { nb: ['lavestprisgaranti'] } },
  sizes: { id: 106, picture: 'scene-dining-room-2.jpg' },
  care: { id: 112 },
  sofas: { id: 113, picture: 'scene-living-room-4-wide.jpg' },
  terms: { id: 107, tags: ['terms'] },
  privacy: { id: 108, tags: ['privacy'] },
  cookies: { id: 109 },
  accessibility: { id: 110 },
  about: { id: 111, picture: 'scene-living-room-4-wide.jpg' },
} as const satisfies Record<string, PageSpec>

export type PageKey = keyof typeof pageSpecs

export const pageKeys = Object.keys(pageSpecs) as PageKey[]

export const textsOf = (key: PageKey): PageTexts => pageTexts[key]
