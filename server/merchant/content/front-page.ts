/**
 * The start page as the demo shop has it: a room, one sentence, one thing to do, then what the
 * catalogue has to show. Rows that follow the catalogue are JSON widgets, which a storefront knows by
 * `component`.
 */
import type { LocalText } from '../catalogue/product-record.ts'
import { localText } from '../seed/local-text.ts'
import { widget } from './compose-page.ts'
import type { AreaRecord, ContainerRecord, WidgetRecord } from './content-record.ts'

const newsPaths = localText(['/nyheter', '/da/nyheder', '/en/news', '/fi/uutuudet', '/nb/nyheter'])
const brandPaths = localText([
  '/varumarken',
  '/da/varemaerker',
  '/en/brands',
  '/fi/tavaramerkkeja',
  '/nb/varemerker',
])
const seeAll = localText(['Se alla', 'Se alle', 'See all', 'Katso kaikki', 'Se alle'])

interface HeroWords {
  picture: string
  altText: LocalText
  title: LocalText
  text: LocalText
  action: LocalText
}

const hero: HeroWords = {
  picture: 'scene-living-room-1.jpg',
  altText: localText([
    'Ett vardagsrum i eftermiddagsljus med soffa, matta och golvlampa',
    'En stue i eftermiddagslys med sofa, tæppe og gulvlampe',
    'A living room in afternoon light with a sofa, a rug and a floor lamp',
    'Olohuone iltapäivän valossa: sohva, matto ja lattiavalaisin',
    'En stue i ettermiddagslys med sofa, teppe og gulvlampe',
  ]),
  title: localText([
    'Rum att landa i',
    'Rum at komme hjem til',
    'Rooms to come home to',
    'Huoneita, joihin palata',
    'Rom å komme hjem til',
  ]),
  text: localText([
    'Möbler för nordiskt ljus och långa kvällar, hemma hos dig inom 6 vardagar.',
    'Møbler til nordisk lys og lange aftener, hjemme hos dig inden for 6 hverdage.',
    'Furniture for Nordic light and long evenings, at your door within 6 working days.',
    'Huonekaluja pohjoiseen valoon ja pitkiin iltoihin, kotonasi 6 arkipäivässä.',
    'Møbler for nordisk lys og lange kvelder, hjemme hos deg innen 6 virkedager.',
  ]),
  action: localText([
    'Se nyheterna',
    'Se nyhederne',
    'See what’s new',
    'Katso uutuudet',
    'Se nyhetene',
  ]),
}

/** What comes next, for whoever may see drafts. */
const springHero: HeroWords = {
  picture: 'scene-outdoor-2.jpg',
  altText: localText([
    'En uteplats med soffgrupp och parasoll',
    'En terrasse med loungesæt og parasol',
    'A patio with a lounge set and a parasol',
    'Terassi, jossa on oleskeluryhmä ja päivänvarjo',
    'En uteplass med sofagruppe og parasoll',
  ]),
  title: localText([
    'Våren börjar ute',
    'Foråret begynder ude',
    'Spring begins outdoors',
    'Kevät alkaa ulkoa',
    'Våren begynner ute',
  ]),
  text: localText([
    'Utemöbler som tål regn och blir finare av solen.',
    'Havemøbler, der tåler regn og bliver smukkere af solen.',
    'Outdoor furniture that can take the rain and looks better for the sun.',
    'Ulkokalusteita, jotka kestävät sadetta ja kaunistuvat auringossa.',
    'Utemøbler som tåler regn og blir finere av sola.',
  ]),
  action: hero.action,
}

const shelves = {
  categories: {
    title: localText([
      'Handla efter rum och möbel',
      'Shop efter rum og møbel',
      'Shop by room and type',
      'Selaa huoneen ja huonekalun mukaan',
      'Handle etter rom og møbel',
    ]),
  },
  campaign: {
    text: localText([
      'Så länge lagret räcker. Varje sänkning räknas från det lägsta priset de senaste 30 dagarna.',
      'Så længe lager haves. Alle nedsættelser er regnet fra den laveste pris de seneste 30 dage.',
      'While stocks last. Reductions are counted from the lowest price in the last 30 days.',
      'Niin kauan kuin tavaraa riittää. Alennukset lasketaan viimeisten 30 päivän alimmasta hinnasta.',
      'Så lenge lageret rekker. Alle nedsettelser regnes fra den laveste prisen siste 30 dager.',
    ]),
    linkText: localText([
      'Se erbjudandena',
      'Se tilbuddene',
      'See the offers',
      'Katso tarjoukset',
      'Se tilbudene',
    ]),
  },
  bestsellers: {
    title: localText(['Bästsäljare', 'Mest solgte', 'Bestsellers', 'Myydyimmät', 'Bestselgere']),
    text: localText([
      'Det som flest har valt den senaste tiden.',
      'Det, flest har valgt på det seneste.',
      'What most people have chosen lately.',
      'Nämä on viime aikoina valittu useimmin.',
      'Det flest har valgt i det siste.',
    ]),
  },
  news: {
    title: localText(['Nyheter', 'Nyheder', 'New in', 'Uutuudet', 'Nyheter']),
    text: localText([
      'Nyinkommet, från matsalen till altanen.',
      'Lige ankommet, fra spisestuen til terrassen.',
      'Just arrived, from the dining room to the terrace.',
      'Juuri saapunutta, ruokasalista terassille.',
      'Nettopp kommet inn, fra spisestuen til terrassen.',
    ]),
    linkText: seeAll,
    href: newsPaths,
  },
  brands: {
    title: localText(['Varumärken', 'Varemærker', 'Brands', 'Tuotemerkit', 'Varemerker']),
    text: localText([
      'Ett urval av dem som formger och bygger det vi säljer.',
      'Et udvalg af dem, der designer og bygger det, vi sælger.',
      'Some of the people who design and build what we sell.',
      'Osa niistä, jotka suunnittelevat ja valmistavat myymämme tuotteet.',
      'Et utvalg av dem som designer og lager det vi selger.',
    ]),
    linkText: seeAll,
    href: brandPaths,
  },
}

const promises = [
  {
    icon: 'truck',
    title: localText([
      'Leverans inom 6 vardagar',
      'Levering inden for 6 hverdage',
      'Delivery within 6 working days',
      'Toimitus 6 arkipäivässä',
      'Levering innen 6 virkedager',
    ]),
    text: localText([
      'Varor i lager skickas inom 2-3 vardagar, ända hem till dörren.',
      'Varer på lager sendes inden for 2–3 hverdage, helt hjem til døren.',
      'Items in stock ship within 2–3 working days, all the way to your door.',
      'Varastossa olevat tuotteet lähetetään 2–3 arkipäivässä kotiovellesi asti.',
      'Varer på lager sendes innen 2–3 virkedager, helt hjem til døren.',
    ]),
  },
  {
    icon: 'tag',
    title: localText([
      'Lägsta pris-garanti',
      'Prisgaranti',
      'Lowest price guarantee',
      'Alimman hinnan takuu',
      'Prisgaranti',
    ]),
    text: localText([
      'Hittar du samma vara billigare hos någon annan matchar vi priset.',
      'Finder du samme vare billigere et andet sted, matcher vi prisen.',
      'If you find the same item cheaper elsewhere, we match the price.',
      'Jos löydät saman tuotteen muualta halvemmalla, myymme sen samaan hintaan.',
      'Finner du samme vare billigere hos noen andre, matcher vi prisen.',
    ]),
  },
  {
    icon: 'sofa',
    title: localText([
      'Över 200\u00a0000 produkter',
      'Over 200.000 produkter',
      'Over 200,000 products',
      'Yli 200\u00a0000 tuotetta',
      'Over 200\u00a0000 produkter',
    ]),
    text: localText([
      'Möbler, inredning och utemöbler från hela Norden på ett ställe.',
      'Møbler, boligindretning og havemøbler fra hele Norden ét sted.',
      'Furniture, home decor and outdoor furniture from all over the Nordics in one place.',
      'Huonekalut, sisustus ja ulkokalusteet kaikkialta Pohjoismaista yhdessä paikassa.',
      'Møbler, interiør og utemøbler fra hele Norden på ett sted.',
    ]),
  },
]

export const frontPage: AreaRecord = {
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
