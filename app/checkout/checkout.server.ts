import { chooseCustomerType } from '#app/account/choose-customer-type.server.ts'
import { forgetCartIfGone } from '#app/cart/cart.server.ts'
import { ask, refusalOf } from '#app/gateway/graphql.server.ts'
import { checkoutMarkets } from '#app/market/channel.ts'
import { writeCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import { buyerTypeOf, offeredBuyerTypes } from './buyer-type.ts'
import { updateCheckoutDocument } from './checkout-documents.server.ts'
import type { Draft } from './checkout-form.ts'
import { checkoutInput } from './checkout-input.ts'
import type { Checkout } from './checkout.ts'
import { readCheckout } from './read-checkout.server.ts'

/** The checkout of the visitor's cart as the merchant remembers it; null when there is nothing to pay. */
export function openCheckout(visit: Visit): Promise<Checkout | null> {
  return update(visit, {})
}

/** Gives the merchant what was typed, right or wrong, so that a reload or a failed payment finds it. */
export function saveDraft(visit: Visit, draft: Draft): Promise<Checkout | null> {
  chooseCountry(visit, draft.country)
  chooseBuyerType(visit, draft.customerType)
  return update(visit, checkoutInput({ ...draft, customerType: buyerTypeOf(visit) }))
}

/** The visit as one that shops where its goods go. */
export function atCheckout(visit: Visit): Visit {
  return { ...visit, marketId: visit.checkoutMarket.alias }
}

async function update(
  visit: Visit,
  checkout: Partial<ReturnType<typeof checkoutInput>>,
): Promise<Checkout | null> {
  if (!visit.cartId) return null
  try {
    const answer = await ask(visit, updateCheckoutDocument, {
      cartId: visit.cartId,
      checkout,
    })
    const wire = answer.createOrUpdateCheckout
    return wire && readCheckout(visit, wire)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal && (await forgetCartIfGone(visit, refusal))) return null
    throw error
  }
}

/** A country that the shop does not send to changes nothing. */
function chooseCountry(visit: Visit, alias: string | undefined): void {
  const market = checkoutMarkets(visit.channel).find((entry) => entry.alias === alias)
  if (!market || market === visit.checkoutMarket) return
  visit.checkoutMarket = market
  // A country is chosen from where one shops, and counts as long as one does.
  writeCookie(visit.cookies, 'market', visit.market.alias)
  writeCookie(visit.cookies, 'checkoutMarket', market.alias)
}

/** Who buys for a company is shown prices as one, here and everywhere (spec section 4). */
function chooseBuyerType(visit: Visit, type: string | undefined): void {
  const chosen = offeredBuyerTypes(visit).find((offered) => offered === type)
  if (chosen && chosen !== visit.customerType) chooseCustomerType(visit, chosen)
}
