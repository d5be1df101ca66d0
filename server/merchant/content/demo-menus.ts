import { localText } from '../seed/local-text.ts'
import type { MenuRecord } from './content-record.ts'
import { pageSketches, type PageKey } from './pages/pages.ts'

const item = (key: PageKey) => ({ id: key, pageId: pageSketches[key].id })

/** The demo shop's menus, at all locations that clients of the public API ask for (7.3). */
export const demoMenus: readonly MenuRecord[] = [
  {
    id: 'main',
    name: 'Main menu',
    locations: ['main-desktop', 'main-mobile'],
    titles: localText(['Produkter', 'Produkter', 'Products', 'Tuotteet', 'Produkter']),
    items: [
      {
        id: 'news',
        labels: localText(['Nyheter', 'Nyheder', 'New in', 'Uutuudet', 'Nyheter']),
        urls: localText(['/nyheter', '/da/nyheder', '/en/news', '/fi/uutuudet', '/nb/nyheter']),
      },
      { id: 'categories', followsCategories: true },
    ],
  },
  {
    id: 'top-bar',
    name: 'Top bar',
    locations: ['top-bar'],
    titles: localText([
      'Kundservice',
      'Kundeservice',
      'Customer service',
      'Asiakaspalvelu',
      'Kundeservice',
    ]),
    items: (['contact', 'delivery'] as const).map(item),
  },
  {
    id: 'footer-first',
    name: 'Footer, first column',
    locations: ['footer-first'],
    titles: localText([
      'Handla tryggt',
      'Køb trygt',
      'Shop with confidence',
      'Osta turvallisesti',
      'Handle trygt',
    ]),
    items: (['delivery', 'payment', 'returns', 'guarantee', 'terms'] as const).map(item),
  },
  {
    id: 'footer-second',
    name: 'Footer, second column',
    locations: ['footer-second'],
    titles: localText([
      'Hjälp och fakta',
      'Hjælp og fakta',
      'Help and facts',
      'Apua ja tietoa',
      'Hjelp og fakta',
    ]),
    items: (['contact', 'sizes', 'about', 'accessibility', 'privacy', 'cookies'] as const).map(
      item,
    ),
  },
  {
    id: 'info-pages',
    name: 'Beside information pages',
    locations: ['info-pages'],
    titles: localText([
      'Kundservice',
      'Kundeservice',
      'Customer service',
      'Asiakaspalvelu',
      'Kundeservice',
    ]),
    items: (Object.keys(pageSketches) as PageKey[]).map(item),
  },
]
