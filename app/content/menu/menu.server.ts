import { isDeepStrictEqual } from 'node:util'

import type { LinkBase } from '#app/rich-text/link/content-link.ts'
import { linkBaseFor } from '#app/rich-text/link/link-base.server.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import type { ResultOf } from '#app/gateway/graphql.ts'
import type { Visit } from '#app/visit/visit.ts'

import { menusDocument } from './menu-documents.server.ts'
import type { FooterMenu, Menu, MenuItem } from './menu.ts'
import { readMenu } from './read-menu.ts'

export interface Menus {
  /** Null when the menu is the tree of categories. */
  main: Menu | null
  /** The main menu of narrow screens, if it differs from `main`. */
  mainMobile: Menu | null
  /** Above the header. */
  topBar: MenuItem[]
  footer: FooterMenu[]
  /** Menu beside information pages. */
  infoPages: Menu | null
}

/** The menus of a cached response, as the visits of its language and market see them. */
const cached = new WeakMap<object, { readFor: string; menus: Menus }>()

/** The merchant's menus. When they cannot be loaded, the page is rendered without them. */
export async function getMenus(visit: Visit): Promise<Menus> {
  const data = await requestMerchant(visit, menusDocument, {}).catch(fallbackTo(null))
  if (!data) return { main: null, mainMobile: null, topBar: [], footer: [], infoPages: null }
  const { origin, prefix, language, market, channel } = visit
  const markets = channel.markets.map(({ alias }) => alias)
  const readFor = [origin, prefix, language, market.alias, ...markets].join(' ')
  const known = cached.get(data)
  if (known?.readFor === readFor) return known.menus
  const menus = readMenus(data, linkBaseFor(visit))
  cached.set(data, { readFor, menus })
  return menus
}

function readMenus(data: ResultOf<typeof menusDocument>, base: LinkBase): Menus {
  const main = readMenu(data.main, base)
  const mainMobile = readMenu(data.mainMobile, base)
  const readFooter = (location: FooterMenu['location'], menu: Parameters<typeof readMenu>[0]) => {
    const read = readMenu(menu, base)
    return read ? [{ ...read, location }] : []
  }
  return {
    main: main ?? mainMobile,
    mainMobile: main && mainMobile && !isDeepStrictEqual(main, mainMobile) ? mainMobile : null,
    topBar: readMenu(data.topBar, base)?.items ?? [],
    footer: [
      ...readFooter('footer-first', data.footerFirst),
      ...readFooter('footer-second', data.footerSecond),
    ],
    infoPages: readMenu(data.infoPages, base),
  }
}
