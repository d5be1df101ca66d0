import type { LanguageCode } from '#server/merchant/channel/markets.ts'
import { composeText, type LocalText } from '#server/merchant/vocabulary/local-text.ts'
import { contentPath } from '#server/merchant/content/content-path.rules.ts'
import type { AreaRecord, WidgetRecord } from '#server/merchant/content/content-record.ts'
import { pageTexts } from '../data/pages.ts'
import { feeTable } from './fee-table.ts'
import { pageSpecs, textsOf, type PageKey, type PageSpec, type SectionTexts } from './pages.ts'

const { demoNote } = pageTexts

/** `h2` headings; the page's own title is the `h1`. */
const secondRank = 1
const noRank = 3

/** Builds a page of widgets from its texts. */
export function composePage(key: PageKey): AreaRecord {
  const spec: PageSpec = pageSpecs[key]
  const texts = textsOf(key)
  const narrow = (name: string, widgets: WidgetRecord[]) =>
    ({ name, layout: 'full', design: 'narrow', widgets }) as const
  return {
    id: spec.id,
    name: key,
    page: {
      aliases: texts.aliases,
      formerAliases: spec.formerAliases,
      titles: texts.titles,
      descriptions: texts.leads,
      keywords: composeText((language) =>
        texts.sections.map(({ title }) => title[language]).join(', '),
      ),
    },
    place: null,
    tags: ['#menu', ...(spec.tags ?? []).map((tag) => `#${tag}`)],
    containers: [
      narrow('lead', [leadWidget(texts.leads)]),
      ...(spec.picture && texts.picture
        ? [narrow('picture', [pictureWidget(spec.picture, texts.picture.words)])]
        : []),
      narrow('text', texts.sections.map(sectionWidget)),
    ],
  }
}

function leadWidget(texts: LocalText): WidgetRecord {
  return widget('Text', (language) => ({
    subtitle: texts[language],
    subtitleRenderMode: noRank,
    textAlignment: 1,
  }))
}

function pictureWidget(file: string, texts: LocalText): WidgetRecord {
  return {
    ...widget('Image', (language) => ({ image: { filename: file, altText: texts[language] } })),
    pictures: [file],
  }
}

function sectionWidget({ title, text = [], points = [], table }: SectionTexts): WidgetRecord {
  return widget('Text', (language) => ({
    title: title[language],
    titleRenderMode: secondRank,
    text: [
      ...text.map((row) => paragraph(row, language)),
      listOf(points, language),
      table ? table[language].replace('{feeTable}', feeTable[language]) : '',
    ].join(''),
    textAlignment: 1,
  }))
}

function paragraph(text: LocalText, language: LanguageCode): string {
  const words = text[language].replace('{demoNote}', demoNote[language])
  return `<p>${withLinks(words, language)}</p>`
}

function listOf(points: readonly LocalText[], language: LanguageCode): string {
  if (points.length === 0) return ''
  const items = points.map((row) => `<li>${withLinks(row[language], language)}</li>`)
  return `<ul>${items.join('')}</ul>`
}

/** `[[returns|words]]` and `[[https://…|words]]` as links. */
function withLinks(text: string, language: LanguageCode): string {
  return text.replace(/\[\[([^|\]]+)\|([^\]]+)\]\]/g, (_, target: string, words: string) => {
    const href = target.includes(':') ? target : pathOf(target as PageKey, language)
    return `<a href="${href}">${words}</a>`
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
