/**
 * The demo shop's start page: a scene, one sentence, one button, then products and categories.
 * Lists of products are JSON widgets, which a storefront identifies by `component`.
 */
import type { LocalText } from '#server/merchant/vocabulary/local-text.ts'
import type {
  AreaRecord,
  ContainerRecord,
  WidgetRecord,
} from '#server/merchant/content/content-record.ts'

import { startPageTexts } from '../data/start-page.ts'
import { widget } from './compose-page.ts'

const { rows, ...texts } = startPageTexts.startPage
const { newsPaths, brandPaths, seeAll } = texts

interface HeroTexts {
  picture: string
  altText: LocalText
  title: LocalText
  text: LocalText
  action: LocalText
}

const hero: HeroTexts = { picture: 'scene-living-room-1.jpg', ...texts.hero }

/** The hero of the draft, which is shown with a preview token. */
const springHero: HeroTexts = {
  picture: 'scene-outdoor-2.jpg',
  ...texts.springHero,
  action: hero.action,
}

const rowTexts = {
  ...rows,
  news: { ...rows.news, linkText: seeAll, href: newsPaths },
  brands: { ...rows.brands, linkText: seeAll, href: brandPaths },
}

const promises = ['truck', 'tag', 'sofa'].map((icon, nth) => ({ icon, ...texts.promises[nth]! }))

export const startPage: AreaRecord = {
  id: 1,
  name: 'Front page',
  page: null,
  place: { family: 'Frontpage', areaName: 'The front page area' },
  tags: [],
  containers: startPageContainers(hero),
  draft: startPageContainers(springHero),
}

function startPageContainers(heroTexts: HeroTexts): ContainerRecord[] {
  const singleWidget = (name: string, content: WidgetRecord, design = 'default') =>
    ({ name, layout: 'full', design, widgets: [content] }) as const
  return [
    singleWidget('hero', heroWidget(heroTexts), 'full-width'),
    singleWidget('categories', component('CategoryTiles', rowTexts.categories, { count: 8 })),
    singleWidget(
      'campaign',
      component('CampaignRow', rowTexts.campaign, { count: 4 }),
      'contained',
    ),
    singleWidget('bestsellers', productList(rowTexts.bestsellers, { sort: 'MOST_SOLD' }, 2)),
    singleWidget('newsletter', component('Newsletter', rowTexts.newsletter, {}), 'contained'),
    singleWidget('news', productList(rowTexts.news, { sort: 'LATEST' }, 1)),
    singleWidget('brands', component('BrandList', rowTexts.brands, { count: 12 })),
    singleWidget('promises', promisesWidget()),
  ]
}

function heroWidget({ picture, altText, title, text, action }: HeroTexts): WidgetRecord {
  return {
    ...widget('Banner', (language) => ({
      image: {
        filename: picture,
        altText: altText[language],
        href: newsPaths[language],
      },
      text1: title[language],
      text2: text[language],
      buttonText: action[language],
      textColor: 0,
      textAndButtonPlacement: 0,
      textAndButtonPlacementFullWidth: 0,
    })),
    pictures: [picture],
  }
}

function productList(
  texts: Record<string, LocalText>,
  searchParameters: Record<string, unknown>,
  pageCount: number,
): WidgetRecord {
  return widget('Product list', (language) => ({
    ...inLanguage(texts, language),
    searchParameters,
    limitNrOfRows: true,
    pageCount,
  }))
}

function component(
  name: string,
  texts: Record<string, LocalText>,
  settings: Record<string, unknown>,
): WidgetRecord {
  return jsonWidget(name, (language) => ({ ...inLanguage(texts, language), ...settings }))
}

function promisesWidget(): WidgetRecord {
  return jsonWidget('Promises', (language) => ({
    promises: promises.map(({ icon, title, text }) => ({
      icon,
      title: title[language],
      text: text[language],
    })),
  }))
}

function jsonWidget(name: string, configure: Parameters<typeof widget>[1]): WidgetRecord {
  return widget('JSON', (language) => ({
    json: JSON.stringify({ component: name, configuration: configure(language) }),
  }))
}

function inLanguage(texts: Record<string, LocalText>, language: keyof LocalText) {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[language]]))
}
