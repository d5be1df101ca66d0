/**
 * Texts like those of real shops: HTML with headings, lists, links and tables, sometimes with an
 * `h1` although the page has its own.
 */
import { channel, type LanguageCode } from '#server/merchant/channel/markets.ts'
import { buildLocalText, type LocalText } from '#server/merchant/vocabulary/local-text.ts'

import { descriptionTexts } from '../../data/descriptions.ts'
import { pageTexts } from '../../data/pages.ts'

const { sofas, roomSizes, workshop, contents } = descriptionTexts.richTexts

/**
 * Description of the sofa category: an introduction, then advice. `[…]` links to the size guide.
 */
export const sofaDescriptions: LocalText = buildLocalText((language) =>
  sofas[language].replace(
    /\[([^\]]+)\]/,
    (_, linkText) => `<a href="${sizeGuidePath(language)}">${linkText}</a>`,
  ),
)

function sizeGuidePath(language: LanguageCode): string {
  const prefix = language === channel.defaultLanguage ? '' : `/${language}`
  return `${prefix}/${pageTexts.sizes.aliases[language]}`
}

const widths = [
  ['140–180 cm', '240 cm'],
  ['190–240 cm', '300 cm'],
  ['230–310 cm', '340 cm'],
]

/** Secondary description of the sofa category. */
export const sofaSecondaryDescriptions: LocalText = buildLocalText((language) => {
  const { title, advice, headings, seats } = roomSizes
  const headingRow = headings.map((heading) => `<th scope="col">${heading[language]}</th>`).join('')
  const rows = seats.map((seat, nth) => {
    const cells = (widths[nth] ?? []).map((width) => `<td>${width}</td>`).join('')
    return `<tr><th scope="row">${seat[language]}</th>${cells}</tr>`
  })
  return `<h1>${title[language]}</h1>\n<p>${advice[language]}</p>\n<table>\n<thead><tr>${headingRow}</tr></thead>\n<tbody>${rows.join('\n')}</tbody>\n</table>`
})

/**
 * Description of a brand and its workshop; like real editors' texts it contains empty paragraphs.
 */
export function brandHtml(descriptions: LocalText): LocalText {
  return buildLocalText(
    (language) => `<p>${descriptions[language]}</p>\n<p>${workshop[language]}</p>\n<p>&nbsp;</p>`,
  )
}

/** A product's long text as HTML, with a list of the package contents. */
export function productHtml(texts: LocalText): LocalText {
  return buildLocalText((language: LanguageCode) => {
    const paragraphs = texts[language].split('\n\n').map((text) => `<p>${text}</p>`)
    const parts = contents.parts.map((part) => `<li>${part[language]}</li>`)
    return `${paragraphs.join('')}<h2>${contents.title[language]}</h2><ul>${parts.join('')}</ul>`
  })
}

export const { sofaWeeksDescriptions } = descriptionTexts.richTexts
