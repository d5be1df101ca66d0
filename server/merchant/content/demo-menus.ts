import { localText } from '../seed/local-text.ts'
import type { MenuRecord } from './content-record.ts'
import { pageSketches, type PageKey } from './pages/pages.ts'

const item = (key: PageKey) => ({ id: key, pageId: pageSketches[key].id })

/** The demo shop's menus; its main menu is the tree of categories. */
export const demoMenus: readonly MenuRecord[] = [
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
