import type { LocalText } from '../catalogue/product-record.ts'
import type { LanguageCode } from '../channel/markets.ts'
import { localText, type LocalRow } from '../seed/local-text.ts'
import { contentPath } from './content-path.rules.ts'
import type { AreaRecord, WidgetRecord } from './content-record.ts'
import type { PageSketch, SectionSketch } from './pages/page-sketch.ts'
import { pageSketches, type PageKey } from './pages/pages.ts'

/** As headings of the second rank; the page's own title is the first. */
const secondRank = 1
const noRank = 3

/** A page of widgets, made of what is written down in `pages/`. */
export function composePage(key: PageKey): AreaRecord {
  const { id, sketch }: { id: number; sketch: PageSketch } = pageSketches[key]
  const narrow = (name: string, widgets: WidgetRecord[]) =>
    ({ name, layout: 'full', design: 'narrow', widgets }) as const
  return {
    id,
    name: key,
    page: {
      aliases: localText(sketch.aliases),
      formerAliases: sketch.formerAliases,
      titles: localText(sketch.titles),
      descriptions: localText(sketch.leads),
    },
    place: null,
    tags: ['#menu', ...(sketch.tags ?? []).map((tag) => `#${tag}`)],
    containers: [
      narrow('lead', [leadWidget(sketch.leads)]),
      ...(sketch.picture ? [narrow('picture', [pictureWidget(sketch.picture)])] : []),
      narrow('text', sketch.sections.map(sectionWidget)),
    ],
  }
}

function leadWidget(leads: LocalRow): WidgetRecord {
  const texts = localText(leads)
  return widget('Text', (language) => ({
    subtitle: texts[language],
    subtitleRenderMode: noRank,
    textAlignment: 1,
  }))
}

function pictureWidget({ file, words }: NonNullable<PageSketch['picture']>): WidgetRecord {
  const texts = localText(words)
  return {
    ...widget('Image', (language) => ({ image: { filename: file, altText: texts[language] } })),
    pictures: [file],
  }
}

function sectionWidget({ title, text = [], points = [], table }: SectionSketch): WidgetRecord {
  const titles = localText(title)
  return widget('Text', (language) => ({
    title: titles[language],
    titleRenderMode: secondRank,
    text: [
      ...text.map((row) => paragraph(localText(row), language)),
      listOf(points, language),
      table?.[language] ?? '',
    ].join(''),
    textAlignment: 1,
  }))
}

function paragraph(text: LocalText, language: LanguageCode): string {
  return `<p>${withLinks(text[language], language)}</p>`
}

function listOf(points: readonly LocalRow[], language: LanguageCode): string {
  if (points.length === 0) return ''
  const items = points.map((row) => `<li>${withLinks(localText(row)[language], language)}</li>`)
  return `<ul>${items.join('')}</ul>`
}

/** `[[returns|words]]` and `[[https://…|words]]` as links. */
export function withLinks(text: string, language: LanguageCode): string {
  return text.replace(/\[\[([^|\]]+)\|([^\]]+)\]\]/g, (_, target: string, words: string) => {
    const href = target.includes(':') ? target : pathOf(target as PageKey, language)
    return `<a href="${href}">${words}</a>`
  })
}

function pathOf(key: PageKey, language: LanguageCode): string {
  return contentPath(localText(pageSketches[key].sketch.aliases)[language], language)
}

/** A widget that says the same in each language. */
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
