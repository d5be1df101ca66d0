import type { MenuItemRecord, MenuRecord } from '#server/merchant/content/content-record.ts'
import type { CategoryKey } from '#server/merchant/vocabulary/categories.ts'
import { shownCampaigns, type CampaignKey } from '#server/demo/generator/collection/campaigns.ts'

import { startPageTexts } from '../data/start-page.ts'
import { pageKeys, pageSpecs, type PageKey } from './pages.ts'

const item = (key: PageKey) => ({ id: key, pageId: pageSpecs[key].id })

const campaignItem = (campaignKey: CampaignKey): MenuItemRecord => ({
  id: `campaign-${campaignKey}`,
  campaignKey,
})

/** The categories of each room; a storefront shows the room with the picture of the first. */
const categoriesOfRooms = {
  livingRoom: ['sofas', 'armchairs', 'coffee-tables', 'sideboards', 'floor-lamps', 'rugs'],
  diningRoom: ['dining-tables', 'dining-chairs', 'bar-stools', 'pendant-lamps'],
  bedroom: ['beds', 'mattresses', 'bedside-tables', 'wardrobes', 'curtains'],
  office: ['desks', 'office-chairs', 'bookcases', 'table-lamps'],
  hallway: ['hall', 'mirrors', 'chests', 'boxes-baskets'],
} as const satisfies Record<string, readonly CategoryKey[]>

type RoomKey = keyof typeof categoriesOfRooms

const roomItem = (room: RoomKey): MenuItemRecord => ({
  id: `room-${room}`,
  labels: startPageTexts.menus.main.items.rooms.names[room],
  children: categoriesOfRooms[room].map((categoryKey) => ({
    id: `room-${room}-${categoryKey}`,
    categoryKey,
  })),
})

/** The demo shop's menus, at all locations that clients of the public API request (7.3). */
export const demoMenus: readonly MenuRecord[] = [
  {
    id: 'main',
    name: 'Main menu',
    locations: ['main-desktop', 'main-mobile'],
    titles: startPageTexts.menus.main.titles,
    items: [
      {
        id: 'news',
        labels: startPageTexts.menus.main.items.news.labels,
        urls: startPageTexts.menus.main.items.news.urls,
      },
      { id: 'categories', followsCategories: true },
      {
        id: 'rooms',
        labels: startPageTexts.menus.main.items.rooms.labels,
        children: (Object.keys(categoriesOfRooms) as RoomKey[]).map(roomItem),
      },
      {
        id: 'offers',
        labels: startPageTexts.menus.main.items.offers.labels,
        children: shownCampaigns.map(campaignItem),
      },
    ],
  },
  {
    id: 'top-bar',
    name: 'Top bar',
    locations: ['top-bar'],
    titles: startPageTexts.menus['top-bar'].titles,
    items: (['contact', 'delivery'] as const).map(item),
  },
  {
    id: 'footer-first',
    name: 'Footer, first column',
    locations: ['footer-first'],
    titles: startPageTexts.menus['footer-first'].titles,
    items: (['delivery', 'payment', 'returns', 'guarantee', 'terms'] as const).map(item),
  },
  {
    id: 'footer-second',
    name: 'Footer, second column',
    locations: ['footer-second'],
    titles: startPageTexts.menus['footer-second'].titles,
    items: (
      ['contact', 'sizes', 'care', 'sofas', 'about', 'accessibility', 'privacy', 'cookies'] as const
    ).map(item),
  },
  {
    id: 'info-pages',
    name: 'Beside information pages',
    locations: ['info-pages'],
    titles: startPageTexts.menus['info-pages'].titles,
    items: pageKeys.map(item),
  },
]
