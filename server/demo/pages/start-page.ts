/**
 * The demo shop's start page: a scene, one sentence, one button, then products and categories.
 * Lists of products are JSON widgets, which a storefront identifies by `component`.
 */
import { startPageTexts } from '../data/start-page.ts'
import type { LocalText } from '#server/merchant/vocabulary/local-text.ts'
import { widget } from './compose-page.ts'
import type {
  AreaRecord,
  ContainerRecord,
  WidgetRecord,
} from '#server/merchant/content/content-record.ts'

const { shelves, ...texts } = startPageTexts.startPage
const { newsPaths, brandPaths, seeAll } = texts

interface HeroTexts {
  picture: string
  altText: LocalText
  title: LocalText
  text: LocalText
  action: LocalText
}

const hero: HeroTexts = { picture: 'scene-living-room-1.jpg', ...texts.hero }

/** The draft, for preview tokens. */
const springHero: HeroTexts = {
  picture: 'scene-outdoor-2.jpg',
  ...texts.springHero,
  action: hero.action,
}

const rows = {
  ...shelves,
  news: { ...shelves.news, linkText: seeAll, href: newsPaths },
  brands: { ...shelves.brands, linkText: seeAll, href: brandPaths },
}

const promises = ['truck', 'tag', 'sofa'].map((icon, nth) => ({ icon, ...texts.promises[nth]! }))

export const startPage: AreaRecord = {
  id: 1,
  name: 'Front page',
  page: null,
  place: { family: 'Frontpage', areaName: 'The front page area' },
  tags: [],
  containers: frontContainers(hero),
  draft: frontContainers(springHero),
}

function frontContainers(words: HeroTexts): ContainerRecord[] {
  const whole = (name: string, only: WidgetRecord, design = 'default') =>
    ({ name, layout: 'full', design, widgets: [only] }) as const
  return [
    whole('hero', heroWidget(words), 'full-width'),
    whole('categories', component('CategoryTiles', rows.categories, { count: 8 })),
    whole('campaign', component('CampaignRow', rows.campaign, { count: 4 }), 'contained'),
    whole('bestsellers', productList(rows.bestsellers, { sort: 'MOST_SOLD' }, 2)),
    whole('news', productList(rows.news, { sort: 'LATEST' }, 1)),
    whole('brands', component('BrandList', rows.brands, { count: 12 })),
    whole('promises', promisesWidget()),
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
  words: Record<string, LocalText>,
  searchParameters: Record<string, unknown>,
  pageCount: number,
): WidgetRecord {
  return widget('Product list', (language) => ({
    ...inLanguage(words, language),
    searchParameters,
    limitNrOfRows: true,
    pageCount,
  }))
}

function component(
  name: string,
  words: Record<string, LocalText>,
  rest: Record<string, unknown>,
): WidgetRecord {
  return jsonWidget(name, (language) => ({ ...inLanguage(words, language), ...rest }))
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

function inLanguage(words: Record<string, LocalText>, language: keyof LocalText) {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text[language]]))
}
