import { createCartDocument } from '#app/cart/cart-documents.server.ts'
import { latestDeliveryDay } from '#app/catalogue/stock/delivery-dates.server.ts'
import {
  readZipDelivery,
  zipDeliveryState,
  type ZipDelivery,
} from '#app/catalogue/stock/zip-delivery.ts'
import type { ShownZipDelivery } from '#app/catalogue/stock/zip-delivery-context.tsx'
import { requestMerchant, refusalOf } from '#app/gateway/graphql.server.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { typedPostalCode } from '#app/kit/person/postal-code.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { hour } from '#app/kit/time.ts'
import { forgetCookie, writeCookie } from '#app/session/cookies.ts'
import { persistedStates, writePersistedStates } from '#app/session/persisted-states.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present } from '#app/kit/wire-list.ts'

import { zipDeliveryDocument } from './zip-delivery-documents.server.ts'

/** Each lookup creates a cart at the merchant; the visitors of a mobile network share few addresses. */
const lookups = { limit: 600, seconds: 1 * hour }
const maxPickupLength = 100

/** Delivery to the postal code that the visitor has entered for this market; null for none. */
export function zipDeliveryOf(visit: Visit): ShownZipDelivery | null {
  const delivery = readZipDelivery(
    persistedStates(visit.cookies).get(zipDeliveryState),
    visit.market,
  )
  return delivery && { ...delivery, date: latestDeliveryDay(visit) }
}

/** Loads the delivery to a postal code into the visitor's cookie, so that no page needs a request for it. */
export async function chooseZip(
  visit: Visit,
  typed: string,
): Promise<Result<ZipDelivery, 'zip' | 'unavailable'>> {
  const zip = typedPostalCode(typed, visit.market.country.code)
  if (zip === null) return refused('zip')
  const { retryAfterSeconds } = await countNetwork(visit, 'zip lookups', lookups)
  if (retryAfterSeconds !== null) return refused('unavailable')
  try {
    const delivery = await lookUp(visit, zip)
    saveState(visit, { market: visit.market.alias, ...delivery })
    return done(delivery)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const refusal = refusalOf(error)
    if (refusal && !refusal.isPartial) return refused('zip')
    return refused('unavailable')
  }
}

export function forgetZip(visit: Visit): void {
  saveState(visit, null)
}

/** On an empty cart: the API has options only for a cart, and the address in the visitor's must not change. */
async function lookUp(visit: Visit, zip: string): Promise<ZipDelivery> {
  const { getCart } = await requestMerchant(visit, createCartDocument, {})
  const { createOrUpdateCheckout: checkout } = await requestMerchant(visit, zipDeliveryDocument, {
    cartId: getCart?.id ?? '',
    checkout: { billingAddress: { zip } },
  })
  const options = present(checkout?.shippingOptions)
  const [pickupPoint] = options.flatMap(({ subOptions }) => subOptions ?? [])
  const pickup = pickupPoint?.displayName || pickupPoint?.name || null
  return { zip, isServed: options.length > 0, pickup: pickup && pickup.slice(0, maxPickupLength) }
}

function saveState({ cookies }: Visit, state: object | null): void {
  const states = new Map(persistedStates(cookies))
  states.delete(zipDeliveryState)
  // Last, because states that do not fit are dropped, and a long list of favourites matters more.
  if (state) states.set(zipDeliveryState, state)
  if (states.size > 0) writeCookie(cookies, 'persistedStates', writePersistedStates(states))
  else forgetCookie(cookies, 'persistedStates')
}
