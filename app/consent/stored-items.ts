import { cookies, type CookieName } from '#app/session/cookies.ts'
import type { MessagesByNamespace } from '#app/i18n/namespaces.ts'
import type { Purpose } from '#app/session/consent.ts'
import { cacheNames } from '#app/offline/cache-names.ts'
import { countedPurchasesName, preferenceNames } from '#app/session/preference-storage.ts'
import { day } from '#app/kit/time.ts'

/** How long the browser keeps an item: until the tab is closed, until it is removed, or days. */
export type StoragePeriod = 'tab' | 'removed' | { days: number }

type StorageUse = keyof MessagesByNamespace['consent']['uses']

export interface StoredItem {
  use: StorageUse
  names: readonly string[]
  kept: StoragePeriod
  /** Stored by the tags of the tag manager, in a shop that has it. */
  isOfTagManager?: true
}

/** The shop's cookies by use; a test finds one that is missing. */
const necessaryCookies = {
  consent: ['consent'],
  cart: ['cart', 'cartPrices', 'assistant'],
  login: ['auth', 'user', 'userMaxAge', 'authRefresh'],
  device: ['device'],
  orders: ['browser'],
  region: ['market', 'checkoutMarket', 'language', 'userType'],
  saved: ['persistedStates'],
  compare: ['compare'],
  messages: ['flash', 'sentToPay'],
  preview: ['preview'],
} as const satisfies Partial<Record<StorageUse, readonly CookieName[]>>

const necessary: StoredItem[] = [
  ...(Object.keys(necessaryCookies) as (keyof typeof necessaryCookies)[]).map((use) => ({
    use,
    names: necessaryCookies[use].map((name) => cookies[name].name),
    kept: longest(necessaryCookies[use]),
  })),
  {
    use: 'tab',
    names: [
      'ralph-tab-state',
      'ralph-checkout-typed',
      'ralph-typed',
      'positions',
      'chunk-reload',
      'old-browser-notice',
    ],
    kept: 'tab',
  },
  { use: 'files', names: [cacheNames.files, cacheNames.offlinePages], kept: 'removed' },
]

const countedPurchases: StoredItem = {
  use: 'purchases',
  names: [countedPurchasesName],
  kept: 'removed',
}

/** Everything that the shop may store in a browser, by purpose. */
export const storedItems: Readonly<Record<Purpose | 'necessary', readonly StoredItem[]>> = {
  necessary,
  preferences: [
    { use: 'recent', names: preferenceNames, kept: 'removed' },
    { use: 'viewed', names: [cookies.viewed.name], kept: longest(['viewed']) },
    { use: 'pages', names: [cacheNames.pages, cacheNames.pictures], kept: 'removed' },
  ],
  statistics: [
    countedPurchases,
    { use: 'visits', names: ['_ga', '_ga_*'], kept: { days: 730 }, isOfTagManager: true },
  ],
  marketing: [
    countedPurchases,
    { use: 'adverts', names: ['_gcl_*'], kept: { days: 90 }, isOfTagManager: true },
  ],
}

function longest(names: readonly CookieName[]): StoragePeriod {
  const seconds = Math.max(...names.map((name) => cookies[name].maxAgeSeconds))
  return { days: Math.max(1, Math.round(seconds / day)) }
}
