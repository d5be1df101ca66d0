/**
 * The start page as the demo shop has it: a room, one sentence, one thing to do, then what the
 * catalogue has to show. Rows that follow the catalogue are JSON widgets, which a storefront knows by
 * `component`.
 */
import { startPageTexts } from '../data/start-page.ts'
import { localText, type LocalText } from '#server/merchant/vocabulary/local-text.ts'
import { widget } from './compose-page.ts'
import type {
  AreaRecord,
  ContainerRecord,
  WidgetRecord,
} from '#server/merchant/content/content-record.ts'

const newsPaths = localText(startPageTexts.startPage.newsPaths)
const brandPaths = localText(startPageTexts.startPage.brandPaths)
const seeAll = localText(startPageTexts.startPage.seeAll)

interface HeroWords {
  picture: string
  altText: LocalText
  title: LocalText
  text: LocalText
  action: LocalText
}

const hero: HeroWords = {
  picture: 'scene-living-room-1.jpg',
  altText: localText(startPageTexts.startPage.hero.altText),
  title: localText(startPageTexts.startPage.hero.title),
  text: localText(startPageTexts.startPage.hero.text),
  action: localText(startPageTexts.startPage.hero.action),
}

/** What comes next, for whoever may see drafts. */
const springHero: HeroWords = {
  picture: 'scene-outdoor-2.jpg',
  altText: localText(startPageTexts.startPage.springHero.altText),
  title: localText(startPageTexts.startPage.springHero.title),
  text: localText(startPageTexts.startPage.springHero.text),
  action: hero.action,
}

const shelves = {
  categories: {
    title: localText(startPageTexts.startPage.shelves.categories.title),
  },
  campaign: {
    text: localText(startPageTexts.startPage.shelves.campaign.text),
    linkText: localText(startPageTexts.startPage.shelves.campaign.linkText),
  },
  bestsellers: {
    title: localText(startPageTexts.startPage.shelves.bestsellers.title),
    text: localText(startPageTexts.startPage.shelves.bestsellers.text),
  },
  news: {
    title: localText(startPageTexts.startPage.shelves.news.title),
    text: localText(startPageTexts.startPage.shelves.news.text),
    linkText: seeAll,
    href: newsPaths,
  },
  brands: {
    title: localText(startPageTexts.startPage.shelves.brands.title),
    text: localText(startPageTexts.startPage.shelves.brands.text),
    linkText: seeAll,
    href: brandPaths,
  },
}

const promises = [
  {
    icon: 'truck',
    title: localText(startPageTexts.startPage.promises['0'].title),
    text: localText(startPageTexts.startPage.promises['0'].text),
  },
  {
    icon: 'tag',
    title: localText(startPageTexts.startPage.promises['1'].title),
    text: localText(startPageTexts.startPage.promises['1'].text),
  },
  {
    icon: 'sofa',
    title: localText(startPageTexts.startPage.promises['2'].title),
    text: localText(startPageTexts.startPage.promises['2'].text),
  },
]

export const startPage: AreaRecord = {
  id: 1,
  name: 'Front page',
  page: null,
  place: { family: 'Frontpage', areaName: 'The front page area' },
  tags: [],
  containers: frontContainers(hero),
  draft: frontContainers(springHero),
}

function frontContainers(words: HeroWords): ContainerRecord[] {
  const whole = (name: string, only: WidgetRecord, design = 'default') =>
    ({ name, layout: 'full', design, widgets: [only] }) as const
  return [
    whole('hero', heroWidget(words), 'full-width'),
    whole('categories', component('CategoryTiles', shelves.categories, { count: 8 })),
    whole('campaign', component('CampaignRow', shelves.campaign, { count: 4 }), 'contained'),
    whole('bestsellers', productList(shelves.bestsellers, { sort: 'MOST_SOLD' }, 2)),
    whole('news', productList(shelves.news, { sort: 'LATEST' }, 1)),
    whole('brands', component('BrandList', shelves.brands, { count: 12 })),
    whole('promises', promisesWidget()),
  ]
}

function heroWidget({ picture, altText, title, text, action }: HeroWords): WidgetRecord {
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
