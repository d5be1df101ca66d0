import type account from '../../locales/sv/account.json'
import type agents from '../../locales/sv/agents.json'
import type catalogue from '../../locales/sv/catalogue.json'
import type cart from '../../locales/sv/cart.json'
import type checkout from '../../locales/sv/checkout.json'
import type product from '../../locales/sv/product.json'
import type region from '../../locales/sv/region.json'
import type compare from '../../locales/sv/compare.json'
import type offline from '../../locales/sv/offline.json'
import type common from '../../locales/sv/common.json'
import type consent from '../../locales/sv/consent.json'
import type content from '../../locales/sv/content.json'
import type law from '../../locales/sv/law.json'
import type newsletter from '../../locales/sv/newsletter.json'
import type tools from '../../locales/sv/tools.json'
import type withdrawal from '../../locales/sv/withdrawal.json'
import type favorites from '../../locales/sv/favorites.json'

/** The files of `locales/<language>/`; keys are typed from Swedish, the source. */
export interface MessagesByNamespace {
  common: typeof common
  compare: typeof compare
  catalogue: typeof catalogue
  cart: typeof cart
  account: typeof account
  checkout: typeof checkout
  product: typeof product
  region: typeof region
  consent: typeof consent
  content: typeof content
  favorites: typeof favorites
  /** Sent to no browser: answers to assistants. */
  agents: typeof agents
  /** Sent to no browser: loaders of the pages with a legal text translate it. */
  law: typeof law
  newsletter: typeof newsletter
  /** Sent to browsers with an assistant alone. */
  tools: typeof tools
  withdrawal: typeof withdrawal
  offline: typeof offline
}

export type Namespace = keyof MessagesByNamespace

/** Namespaces of every page, or of most: the script of a language has them. */
export const sharedNamespaces = [
  'common',
  'catalogue',
  'content',
] as const satisfies readonly Namespace[]

/** Messages of panels and pages that are opened next: one file, once the browser is idle. Others load with their page. */
export const prefetchedNamespaces = [
  'product',
  'cart',
  'favorites',
  'compare',
  'region',
] as const satisfies readonly Namespace[]

/** What a route exports as `handle`: the namespaces of its components besides the shared ones. */
export interface MessagesHandle {
  i18n: readonly Namespace[]
}
