import type { LoaderFunctionArgs } from '@remix-run/node'

import { servedTypes } from '#app/account/account.ts'
import { zipDeliveryOf } from '#app/checkout/delivery/zip-delivery.server.ts'
import { consentData } from '#app/consent/consent.server.ts'
import { loadMenuText } from '#app/content/menu/menu-text.server.ts'
import { loadAccountFavorites } from '#app/favorites/account-favorites.server.ts'
import { toJsonText } from '#app/kit/text/json-text.ts'
import { regionData } from '#app/region/region.server.ts'
import { href } from '#app/routing/href.ts'
import { isSamePath } from '#app/routing/paths/same-path.ts'
import { customerData } from '#app/visit/customer-data.server.ts'
import { takeFlashNotice } from '#app/visit/flash/flash.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { loadCartState, visitorState } from './visitor-state.server.ts'

/** The layout's data: each value has the name of the property of its parts, and comes from the domain of its part. */
export async function loadStorefront({ request, ...args }: LoaderFunctionArgs) {
  const visit = await openVisit({ request, ...args })
  const { pathname } = new URL(request.url)
  const isAt = (screen: 'cart' | 'favorites') => isSamePath(pathname, href(visit, screen))
  const [menus, cart] = await Promise.all([
    loadMenuText(visit),
    loadCartState(visit, { isCartShown: isAt('cart') }),
    // The page's loader runs beside this one, and may change the favourites.
    isAt('favorites') ? loadAccountFavorites(visit) : null,
  ])
  const { siteTopThreshold, social = [], seller = null } = visit.config
  return {
    menus,
    visitor: toJsonText(visitorState(visit, cart)),
    ...customerData(visit),
    renewInSeconds: visit.signedIn?.renewInSeconds ?? null,
    customerType: visit.customerType,
    customerTypes: servedTypes(visit.config),
    ...regionData(visit),
    zipDelivery: zipDeliveryOf(visit),
    consent: consentData(visit),
    flash: { notice: takeFlashNotice(visit.cookies, noticesFor(request)) },
    siteTopThreshold,
    social,
    seller,
  }
}

const notices = ['wrong-password', 'account-deleted', 'login-link-used', 'login-needed'] as const

/** A page of the account leads to a document with its notice; data is also loaded by the other tabs, which follow the logout. */
const noticesFor = ({ headers }: Request) =>
  headers.get('Sec-Fetch-Dest') === 'empty'
    ? notices.filter((name) => name !== 'login-needed')
    : notices
