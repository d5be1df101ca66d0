import type { Customer } from '#app/account/account.ts'
import { readDeliveryPromise, type DeliveryPromise } from '#app/account/orders/delivery-promise.ts'
import { chooseCustomerType } from '#app/account/login/choose-customer-type.server.ts'
import { cartExists, forgetCartIfGone } from '#app/cart/cart.server.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { requestMerchant, refusalOf } from '#app/gateway/graphql.server.ts'
import type { VariablesOf } from '#app/gateway/graphql.ts'
import { GatewayError, unusableError } from '#app/gateway/errors/gateway-error.ts'
import { msLeft, postpone } from '#app/gateway/resilience/deadline.ts'
import { waitFor } from '#app/gateway/resilience/wait-for.ts'
import { forgetCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import { buyerTypeOf, offeredBuyerTypes } from './draft/buyer-type.ts'
import {
  setCartShippingFeeDocument,
  updateCheckoutDocument,
  type WireCheckout,
} from './checkout-documents.server.ts'
import type { Draft } from './draft/checkout-form.ts'
import { blankDraft, checkoutInput } from './draft/checkout-input.ts'
import { chooseCountry, writtenCodes } from './draft/country.server.ts'
import { coveringPayment, type Checkout } from './checkout.ts'
import { createDeliveryPromise } from './delivery/delivery-promise.server.ts'
import { externalIdOf, readShippingData } from './delivery/delivery-widget.ts'
import { draftOwner } from './draft/draft-owner.server.ts'
import { draftStep, mergeAccountChange, guest } from './draft/draft-owner.ts'
import { tellLoginEnded } from './draft/login-ended.server.ts'
import { readMerchantData, writeMerchantData } from './draft/merchant-data.ts'
import { unfinishedPayment } from './confirmation/pending-payment.server.ts'
import { withoutForeignCodes } from './draft/foreign-codes.ts'
import { foreignAddress, prefillCheckout } from './draft/prefill-checkout.server.ts'
import { readCheckout } from './read-checkout.server.ts'
import { selectDelivery } from './select-delivery.server.ts'
import { zipDeliveryOf } from './delivery/zip-delivery.server.ts'

/** The checkout with only the visitor's data; null without a cart. The account's is sent first, so that options fit its address. */
export async function getCheckout(
  visit: Visit,
  pendingCustomer: Promise<Customer | null> = Promise.resolve(null),
): Promise<Checkout | null> {
  const found = await getOwnCheckout(visit, pendingCustomer)
  const covering = found && coveringPayment(found)
  // Chosen before nothing was left to pay, another payment may have a fee, or a form of its own.
  if (!covering || covering.isSelected) return found
  return updateCheckout(visit, { paymentId: Number(covering.id) })
}

async function getOwnCheckout(
  visit: Visit,
  pendingCustomer: Promise<Customer | null>,
): Promise<Checkout | null> {
  const [wire, customer] = await Promise.all([changeCheckout(visit, {}), pendingCustomer])
  if (!wire) return null
  const found = await readCheckout(visit, wire)
  const { country: here, alias } = visit.checkoutMarket
  const knownValues = customer && prefillCheckout(customer, here.code)
  const savedFor = readMerchantData(wire.cart?.merchantData).country
  const hasMoved = savedFor !== '' && savedFor !== alias
  const leftAddress = customer && hasMoved ? foreignAddress(customer, here.code) : null
  const owner = draftOwner(visit)
  const step = draftStep(found, { owner, accountData: knownValues, leftAddress })
  if (step.kind === 'keep') {
    const emptied = hasMoved ? withoutForeignCodes(found.draft, here.code) : {}
    const isLeft = Object.keys(emptied).length > 0
    const kept = isLeft ? await writeDraft(visit, { ...found.draft, ...emptied }, owner) : found
    return kept && withEnteredZip(visit, kept, owner)
  }
  // Without the account's data the draft stays a guest's, so that the account can fill it in later.
  const next = knownValues ? owner : guest
  if (step.kind === 'replace' && owner === guest) tellLoginEnded(visit)
  if (step.kind === 'replace') return writeDraft(visit, withBlanks(visit, step.draft), next)
  return writeDraft(visit, { ...found.draft, ...step.draft }, next).catch((error: unknown) => {
    // When the merchant refuses data of the account, the shopper fills in the fields.
    if (!refusalOf(error)) throw error
    visit.log.warn({ err: error }, 'checkout prefill failed')
    return found
  })
}

/** Fills in the postal code that was entered while shopping, if the draft has none and it is served. */
async function withEnteredZip(
  visit: Visit,
  found: Checkout,
  owner: string,
): Promise<Checkout | null> {
  const entered = visit.checkoutMarket === visit.market ? zipDeliveryOf(visit) : null
  if (!entered?.isServed || found.draft.zip) return found
  return writeDraft(visit, { ...found.draft, zip: entered.zip }, owner).catch((error: unknown) => {
    if (!refusalOf(error)) throw error
    return found
  })
}

/** Saves a draft, valid or not, for a reload or after a failed payment; `owner` when not the current visitor. */
export function saveDraft(
  visit: Visit,
  draft: Draft,
  owner = draftOwner(visit),
): Promise<Checkout | null> {
  chooseCountry(visit, draft.country)
  chooseBuyerType(visit, draft.customerType)
  return writeDraft(
    visit,
    { ...draft, ...writtenCodes(visit, draft), customerType: buyerTypeOf(visit) },
    owner,
  )
}

/** Fills in the postal code's city without scripts. What was typed stays, but not `filled`, an earlier suggestion. */
export async function fillCity(visit: Visit, checkout: Checkout, filled: string): Promise<void> {
  const { draft, suggestedCity: city, owner } = checkout
  const typed = draft.city ?? ''
  if (!draft.zip || typed === city || (typed && typed !== filled)) return
  await writeDraft(visit, { ...draft, city }, owner).catch(
    fallbackTo(null, (err) => visit.log.warn({ err }, 'checkout city save failed')),
  )
}

/** Longest wait for the merchant when a customer logs out. */
const forgetTimeoutMs = 2_000

/** Removes the draft at a logout. When the merchant is away, the next opening of the checkout does, since it has another owner. */
export async function forgetDraft(visit: Visit): Promise<void> {
  await waitFor(writeDraft(visit, blankDraft, guest), { limitMs: forgetTimeoutMs }).catch(
    fallbackTo(null, (err) => visit.log.warn({ err }, 'checkout draft delete failed')),
  )
  forgetCookie(visit.cookies, 'sentToPay')
}

export async function applyCustomerChange(
  visit: Visit,
  before: Customer,
  after: Customer,
): Promise<void> {
  try {
    const found = await updateCheckout(visit, {})
    if (!found || found.owner !== draftOwner(visit)) return
    const [was, is] = [before, after].map((customer) => knownIn(visit, customer)) as [Draft, Draft]
    const change = mergeAccountChange(found.draft, was, is)
    if (Object.keys(change).length === 0) return
    await writeDraft(visit, { ...found.draft, ...change }, found.owner)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error }, 'checkout draft save failed')
  }
}

const knownIn = (visit: Visit, customer: Customer) =>
  prefillCheckout(customer, visit.checkoutMarket.country.code)

/** Completes a draft with empty fields, so that it overwrites all of the previous one. */
const withBlanks = (visit: Visit, draft: Draft): Draft => ({
  ...blankDraft,
  ...draft,
  customerType: buyerTypeOf(visit),
})

type CheckoutChange = NonNullable<VariablesOf<typeof updateCheckoutDocument>['checkout']>

/** All drafts are sent here. An order's promise stays in `merchantData`. One of a cart at a time: the older must not be last. */
async function writeDraft(visit: Visit, draft: Draft, owner: string): Promise<Checkout | null> {
  const askedAt = performance.now()
  const { deadline, services, cartId } = visit
  if (!cartId) return sendDraft(visit, draft, owner)
  const write = () => {
    postpone(deadline, Math.min(performance.now() - askedAt, queueLimitMs))
    return sendDraft(visit, draft, owner)
  }
  // What waited too long fails at once when its turn comes, since its deadline has passed.
  return waitFor(services.draftQueue(cartId, write), { limitMs: msLeft(deadline) + queueLimitMs })
}

/** A draft may wait for so long in addition to its own time; an order may take much longer. */
const queueLimitMs = 1_000

async function sendDraft(visit: Visit, values: Draft, owner: string): Promise<Checkout | null> {
  const draft = { ...values, country: visit.checkoutMarket.alias }
  const input = checkoutInput(draft)
  const payment = unfinishedPayment(visit)
  if (!payment) {
    return updateCheckout(visit, { ...input, merchantData: writeMerchantData(draft, owner) })
  }
  let promise: DeliveryPromise | null = null
  const saved = await updateCheckout(visit, input, (stored) => {
    promise = readDeliveryPromise(stored)
    return writeMerchantData(draft, owner, promise)
  })
  if (!saved) return null
  if (payment === 'form') promise = createDeliveryPromise(visit, saved)
  return updateCheckout(visit, { merchantData: writeMerchantData(draft, owner, promise) })
}

/** Changes the visitor's checkout; null without a cart. `nextData` makes its `merchantData` from the stored one. */
export async function updateCheckout(
  visit: Visit,
  checkout: CheckoutChange,
  nextData?: (stored: string | null) => string,
): Promise<Checkout | null> {
  const wire = await changeCheckout(visit, checkout, nextData)
  return wire && readCheckout(visit, wire)
}

/** `updateCheckout`, as the merchant tells it. */
export async function changeCheckout(
  visit: Visit,
  checkout: CheckoutChange,
  nextData?: (stored: string | null) => string,
): Promise<WireCheckout | null> {
  if (!visit.cartId) return null
  try {
    const data = await requestMerchant(visit, updateCheckoutDocument, {
      cartId: visit.cartId,
      checkout,
    })
    const stored = data.createOrUpdateCheckout
    const wire =
      stored && nextData ? withData(stored, nextData(stored.cart?.merchantData ?? null)) : stored
    if (wire) return await withDeliveryFee(visit, visit.cartId, wire)
    if (!(await cartExists(visit, visit.cartId))) return null
    throw unusableError('The merchant has no checkout for a cart that it has')
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal && (await forgetCartIfGone(visit, refusal))) return null
    throw error
  }
}

const withData = (wire: WireCheckout, merchantData: string): WireCheckout => ({
  ...wire,
  cart: wire.cart && { ...wire.cart, merchantData },
})

/** The fee of the delivery widget's option, read from the merchant's data, never the browser's; removed without a choice. */
async function withDeliveryFee(
  visit: Visit,
  cartId: string,
  wire: WireCheckout,
): Promise<WireCheckout> {
  const chosen = externalIdOf(readMerchantData(wire.cart?.merchantData).typed.shippingId)
  if (chosen === null) return selectDelivery(visit, cartId, wire)
  const option = readShippingData(wire.shippingData).find(({ id }) => id === chosen)
  const fee = option?.price ?? noFee
  if (fee === (wire.cart?.summary?.shipping?.feeIncVat ?? noFee)) return wire
  const sent = await requestMerchant(visit, setCartShippingFeeDocument, {
    cartId,
    shippingFee: fee,
  })
  const priced = sent.setCartShippingFee
  return priced ? withData(priced, wire.cart?.merchantData ?? '') : wire
}

/** Removes an external fee; 0 is free delivery. */
const noFee = -1

/** Saves the chosen type. Buyers for a company then see a company's prices everywhere (spec section 4). */
function chooseBuyerType(visit: Visit, type: string | undefined): void {
  const chosen = offeredBuyerTypes(visit).find((offered) => offered === type)
  if (chosen && chosen !== visit.customerType) chooseCustomerType(visit, chosen)
}
