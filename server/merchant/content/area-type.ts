import type { MarketLocale } from '../channel/market-locale.ts'
import { parseSceneName } from '../vocabulary/scene.ts'
import { contentPath } from './content-path.rules.ts'
import type { AreaRecord, ContainerRecord, WidgetRecord } from './content-record.ts'

/** PageWidgetCollectionType of the public API: a page or area with these containers. */
export function areaType(
  area: AreaRecord,
  containers: readonly ContainerRecord[],
  locale: MarketLocale,
) {
  const { code } = locale.language
  return {
    id: area.id,
    name: area.name,
    title: area.page?.titles[code],
    familyName: area.place?.family,
    tags: area.tags,
    meta: metaOf(area, locale),
    pageArea: area.place ? { id: area.id, name: area.place.areaName, index: 0 } : null,
    containers: containers.map((container, nth) => ({
      // Ids of containers are unique over all areas.
      id: area.id * 100 + nth,
      name: container.name,
      sortOrder: nth,
      classNames: [],
      layout: container.layout,
      responsiveMode: 'default',
      design: container.design,
      widgets: container.widgets.map((widget, position) =>
        widgetType(widget, `${area.id}-${nth}-${position}`, position, code),
      ),
    })),
  }
}

/** PageWidgetPageType of the public API: a page in a list of pages. */
export function pageType(area: AreaRecord, locale: MarketLocale) {
  const { page } = area
  const { code } = locale.language
  return {
    id: area.id,
    name: area.name,
    title: page?.titles[code],
    alias: page?.aliases[code],
    tags: area.tags,
    meta: metaOf(area, locale),
    canonicalUrl: page ? contentPath(page.aliases[code], code) : null,
  }
}

function metaOf({ page }: AreaRecord, { language: { code } }: MarketLocale) {
  if (!page) return null
  const { titles, descriptions, keywords } = page
  return { title: titles[code], description: descriptions[code], keywords: keywords?.[code] }
}

function widgetType(
  { name, pictures = [], configuration }: WidgetRecord,
  id: string,
  sortOrder: number,
  language: MarketLocale['language']['code'],
) {
  return {
    id,
    name,
    sortOrder,
    type: `${name}PageWidget`,
    size: 'full',
    classNames: [],
    images: pictures.map(imageType),
    configuration: JSON.stringify({ active: true, name, ...configuration[language] }),
  }
}

const sceneWidths = [400, 800, 1500, 3000]

/** The aspect ratio of a scene is in its name; other pictures have no known size. */
function imageType(fileName: string) {
  const scene = parseSceneName(fileName.replace(/\.\w+$/, ''))
  if (!scene) return { fileName, sizes: [] }
  const sizes = sceneWidths.map((imageWidth) => ({
    imageWidth,
    imageHeight: Math.round(imageWidth * scene.aspect),
    imageRatio: scene.aspect,
  }))
  return { fileName, largestSize: sizes.at(-1), sizes }
}
