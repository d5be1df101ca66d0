import type { LanguageCode } from '#server/merchant/channel/markets.ts'
import { buildLocalText, type LocalText } from '#server/merchant/vocabulary/local-text.ts'
import { contentPath } from '#server/merchant/content/content-path.rules.ts'
import type { AreaRecord, WidgetRecord } from '#server/merchant/content/content-record.ts'

import { pageTexts } from '../data/pages.ts'
import { feeTable } from './fee-table.ts'
import { pageSpecs, textsOf, type PageKey, type PageSpec, type SectionTexts } from './pages.ts'

const { demoNote } = pageTexts

/** Render modes of titles: an `h2` (the page's own title is the `h1`), and no heading. */
const headingLevel2 = 1
const noHeading = 3

/** Builds a page of widgets from its texts. */
export function composePage(key: PageKey): AreaRecord {
  const spec: PageSpec = pageSpecs[key]
  const texts = textsOf(key)
  const narrowContainer = (name: string, widgets: WidgetRecord[]) =>
    ({ name, layout: 'full', design: 'narrow', widgets }) as const
  return {
    id: spec.id,
    name: key,
    page: {
      aliases: texts.aliases,
      formerAliases: spec.formerAliases,
      titles: texts.titles,
      descriptions: texts.leads,
      keywords: buildLocalText((language) =>
        texts.sections.map(({ title }) => title[language]).join(', '),
      ),
    },
    place: null,
    tags: ['#menu', ...(spec.tags ?? []).map((tag) => `#${tag}`)],
    containers: [
      narrowContainer('lead', [leadWidget(texts.leads)]),
      ...(spec.picture && texts.picture
        ? [narrowContainer('picture', [pictureWidget(spec.picture, texts.picture.altTexts)])]
        : []),
      narrowContainer('text', texts.sections.map(sectionWidget)),
    ],
  }
}

function leadWidget(texts: LocalText): WidgetRecord {
  return widget('Text', (language) => ({
    subtitle: texts[language],
    subtitleRenderMode: noHeading,
    textAlignment: 1,
  }))
}

function pictureWidget(file: string, texts: LocalText): WidgetRecord {
  return {
    ...widget('Image', (language) => ({ image: { filename: file, altText: texts[language] } })),
    pictures: [file],
  }
}

/** A title and a text with links. */
export function sectionWidget({
  title,
  text = [],
  points = [],
  table,
}: SectionTexts): WidgetRecord {
  return widget('Text', (language) => ({
    title: title[language],
    titleRenderMode: headingLevel2,
    text: [
      ...text.map((row) => paragraph(row, language)),
      listHtml(points, language),
      table ? table[language].replace('{feeTable}', feeTable[language]) : '',
    ].join(''),
    textAlignment: 1,
  }))
}

function paragraph(text: LocalText, language: LanguageCode): string {
  const paragraphText = text[language].replace('{demoNote}', demoNote[language])
  return `<p>${linksToHtml(paragraphText, language)}</p>`
}

function listHtml(points: readonly LocalText[], language: LanguageCode): string {
  if (points.length === 0) return ''
  const items = points.map((row) => `<li>${linksToHtml(row[language], language)}</li>`)
  return `<ul>${items.join('')}</ul>`
}

/** Replaces `[[returns|text]]` and `[[https://…|text]]` by links. */
function linksToHtml(text: string, language: LanguageCode): string {
  return text.replace(/\[\[([^|\]]+)\|([^\]]+)\]\]/g, (_, target: string, linkText: string) => {
    const href = target.includes(':') ? target : pathOf(target as PageKey, language)
    return `<a href="${href}">${linkText}</a>`
  })
}

function pathOf(key: PageKey, language: LanguageCode): string {
  return contentPath(textsOf(key).aliases[language], language)
}

/** A widget with the same configuration in each language. */
export function widget(
  name: WidgetRecord['name'],
  configure: (language: LanguageCode) => Record<string, unknown>,
): WidgetRecord {
  return {
    name,
    configuration: {
      sv: configure('sv'),
      da: configure('da'),
      en: configure('en'),
      fi: configure('fi'),
      nb: configure('nb'),
    },
  }
}
