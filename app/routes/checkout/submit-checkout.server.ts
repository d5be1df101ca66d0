import { data, redirectDocument, type ActionFunctionArgs } from '@remix-run/node'

import { hasUnsold } from '#app/cart/cart.ts'
import { isInternal } from '#app/cart/cart-refusal.ts'
import { setPromoCode } from '#app/cart/promo-code/promo-code.server.ts'
import { refusalResponse } from '#app/cart/changes/refusal-response.ts'
import {
  orderForm,
  readDraft,
  tooLongFields,
  type OrderForm,
} from '#app/checkout/draft/checkout-form.ts'
import { writtenCodes } from '#app/checkout/draft/country.server.ts'
import { fillCity, updateCheckout } from '#app/checkout/checkout.server.ts'
import { chosenPayment, type Checkout } from '#app/checkout/checkout.ts'
import { isCredit } from '#app/checkout/payment/credit-verdict.ts'
import { createDeliveryPromise } from '#app/checkout/delivery/delivery-promise.server.ts'
import { orderErrorOf, type OrderError } from '#app/checkout/order/order-error.ts'
import { readAddressIntent } from '#app/checkout/used-addresses/used-address.ts'
import { checkBeforeOrder, placeOrder } from '#app/checkout/order/order.server.ts'
import { ownErrors } from '#app/checkout/order/own-errors.server.ts'
import { findPaidConfirmation } from '#app/checkout/confirmation/pending-payment.server.ts'
import {
  isSameAmounts,
  readSeenAmounts,
  seenAmountsOf,
  seenCartOf,
} from '#app/checkout/payment/seen-amounts.ts'
import { rememberCompany } from '#app/checkout/order/remember-company.server.ts'
import { findTermsPath } from '#app/content/page/terms.server.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { refusalOf } from '#app/gateway/graphql.server.ts'
import { hasReservedName, parseForm } from '#app/kit/parse-form.ts'
import { href } from '#app/routing/href.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { allowOrder } from '#app/gateway/resilience/request-deadline.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { formId } from './form/form-fields.ts'
import type { OrderFormState } from './form/order-form-state.ts'
import { saveSubmittedDraft } from './save-submitted-draft.server.ts'
import { storeUnsavedForm } from './unsaved-form.server.ts'

type Saved = Parameters<typeof order>
type Act = (...saved: Saved) => Promise<Response | ReturnType<typeof formState>>

/** What the buttons do by their `intent`, once the typed values are saved; others show the summary with new prices. */
const intents = new Map<string, Act>([
  ['order', order],
  ['login', login],
  ['update', showAgain('delivery')],
  ['details', showAgain('details')],
  ['address', showAgain('details')],
])

export async function submitCheckout(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  if (hasReservedName(form)) throw new Response(null, { status: 400 })
  const intent = readAddressIntent(form.get('intent')) ? 'address' : String(form.get('intent'))
  if (intent === 'order') allowOrder(visit)
  const checkout = await saveSubmittedDraft(visit, form).catch(gatewayErrorOrThrow)
  if (checkout instanceof GatewayError) {
    return isRefusal(checkout)
      ? refusedDraft(visit, form, checkout)
      : unsavedForm(visit, form, checkout)
  }
  if (checkout === 'other-owner') return seeOther(href(visit, 'checkout'))
  if (!checkout || checkout.cart.lines.length === 0) return seeOther(href(visit, 'cart'))
  return (intents.get(intent) ?? showAgain('summary'))(visit, form, checkout)
}

/** The delivery options on the page: a postal code is asked for to see them. */
const optionsId = `${formId}-shippingId`

/** Shows the section of a button, after a typed promo code is set. */
function showAgain(section: 'delivery' | 'details' | 'summary'): Act {
  return async (...saved) => {
    const [visit, form, checkout] = saved
    // Saved by a script: no button was pressed.
    if (form.get('stay')) return formState({}, {})
    const tooLong = await checkTexts(...saved)
    if (tooLong) return tooLong
    const promo = await tryCode(visit, form)
    if (promo) return formState({ promo }, refusalResponse(promo.reason))
    // Enter in the field of a code sends the form as in any other field.
    const changed = form.get('code') ? 'summary' : section
    const shown = changed === 'delivery' && checkout.shippingOptions[0] ? optionsId : changed
    return seeOther(`${href(visit, 'checkout')}#${shown}`)
  }
}

async function login(...saved: Saved) {
  const [visit] = saved
  const query = new URLSearchParams({ returnTo: href(visit, 'checkout') })
  return (await checkTexts(...saved)) ?? seeOther(`${href(visit, 'login')}?${query}`)
}

function gatewayErrorOrThrow(error: unknown): GatewayError {
  if (!(error instanceof GatewayError)) throw error
  return error
}

const isRefusal = (error: GatewayError): boolean =>
  refusalOf(error) !== null && !error.isPartial && !isInternal(error)

/** Without the merchant no typed value is lost: without scripts the page is rendered from the form. */
function unsavedForm(visit: Visit, form: FormData, error: GatewayError) {
  visit.log.warn({ err: error }, 'checkout draft save failed')
  storeUnsavedForm(visit, form)
  // A complete response without a checkout is no outage.
  const status = error.kind === 'unusable' ? 422 : 503
  return formState({ error: { field: null, key: 'notSaved' } }, { status })
}

/** A merchant may validate a draft when it is saved: the page shows all typed values and the error. */
function refusedDraft(visit: Visit, form: FormData, refusal: GatewayError) {
  storeUnsavedForm(visit, form, { isRefused: true })
  const error = orderErrorOf(refusal.faults.map(({ message }) => message).join('\n'))
  const { field, key } = error
  const submission = parseForm(form, orderForm(''))
  return formState({
    result: submission.reply(field ? { fieldErrors: { [field]: [key] } } : {}),
    error,
  })
}

/** Fields with long texts are not saved, and keep them, which another page would not have. */
async function checkTexts(...[visit, form, checkout]: Saved) {
  await fillCity(visit, checkout, String(form.get('suggestedCity') ?? ''))
  const fields = tooLongFields(form)
  if (fields.length === 0) return null
  const { initialValue } = parseForm(form, orderForm('')).reply()
  const error = Object.fromEntries(fields.map((field) => [field, ['tooLong']]))
  return formState({ result: { status: 'error', initialValue, error } })
}

async function order(visit: Visit, form: FormData, checkout: Checkout) {
  const payment = chosenPayment(checkout, String(form.get('paymentId') ?? ''))
  const paymentType = payment?.type ?? ''
  const submission = parseForm(form, orderForm(paymentType))
  const fieldErrors = ownErrors(visit, readDraft(form), checkout, paymentType)
  if (submission.status !== 'success' || Object.keys(fieldErrors).length > 0) {
    return formState({ result: submission.reply({ fieldErrors }) })
  }
  const refusedWith = ({ field, key, retryAfterSeconds, isOutage }: OrderError) => {
    visit.services.metrics?.orderRefused(key)
    const refusal = {
      result: submission.reply(field ? { fieldErrors: { [field]: [key] } } : {}),
      error: { field, key },
    }
    if (isOutage) return formState(refusal, refusalResponse('unavailable'))
    return retryAfterSeconds === undefined
      ? formState(refusal)
      : formState(refusal, { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } })
  }
  const seen = readSeenAmounts(form)
  // Checked first: the merchant is not asked about an order that would be refused.
  const changed = changedError(form, checkout)
  if (changed) return refusedWith(changed)
  const paid = await findPaidConfirmation(visit)
  if (paid) return redirectDocument(paid, 303)
  if (payment?.kind === 'embedded') {
    const refused = await checkBeforeOrder(visit, submission.value, paymentType)
    if (refused) return refusedWith(refused)
    await rememberCompany(visit, submission.value)
    // A document of its own, whose policy allows the provider.
    return redirectDocument(paymentFormPath(visit), 303)
  }
  const placed = await placeOrder(visit, {
    form: {
      ...withoutUnusedNumber(submission.value, paymentType),
      ...writtenCodes(visit, submission.value),
    },
    lines: checkout.cart.lines,
    paymentType,
    idempotencyKey: String(form.get('attempt') ?? '').slice(0, 64),
    promise: createDeliveryPromise(visit, checkout),
    seen,
    termsPath: await findTermsPath(visit),
  })
  if (!placed.ok) return refusedWith(placed.reason)
  await rememberCompany(visit, submission.value)
  return redirectDocument(placed.value.address, 303)
}

/** Path of the checkout that shows the form of the chosen payment provider. */
const paymentFormPath = (visit: Visit) => `${href(visit, 'checkout')}?pay#order`

/** Saves and checks an order whose provider's button was pressed. When false, the page submits its own form, which has the reason. */
export async function checkProviderOrder(visit: Visit, form: FormData): Promise<boolean> {
  const checkout = await saveSubmittedDraft(visit, form)
  if (!checkout || checkout === 'other-owner') return false
  const payment = chosenPayment(checkout, String(form.get('paymentId') ?? ''))
  if (payment?.kind !== 'embedded') return false
  const submission = parseForm(form, orderForm(payment.type))
  if (submission.status !== 'success' || changedError(form, checkout)) return false
  if (Object.keys(ownErrors(visit, readDraft(form), checkout, payment.type)).length > 0)
    return false
  if (await findPaidConfirmation(visit)) return false
  if (await checkBeforeOrder(visit, submission.value, payment.type)) return false
  const now = await updateCheckout(visit, {})
  return now !== null && changedError(form, now) === null
}

/** Drops an identity number that the chosen payment method does not need. */
function withoutUnusedNumber(form: OrderForm, paymentType: string): OrderForm {
  return isCredit(paymentType) ? form : { ...form, identityNumber: undefined }
}

/** The error of unsold lines, or of a delivery, payment, total or goods that differ from what the shopper saw. */
function changedError(form: FormData, checkout: Checkout): OrderError | null {
  if (hasUnsold(checkout.cart)) return { field: null, key: 'notSold' }
  if (!checkout.shippingOptions.some(({ id }) => id === form.get('shippingId'))) {
    return { field: 'shippingId', key: 'shipping' }
  }
  if (!checkout.paymentOptions.some(({ id }) => id === form.get('paymentId'))) {
    return { field: 'paymentId', key: 'payment' }
  }
  const hasSeen = isSameAmounts(readSeenAmounts(form), seenAmountsOf(checkout.cart.summary))
  if (!hasSeen) return { field: null, key: 'changed' }
  const seenCart = form.get('seenCart')
  const isSameCart = seenCart === null || seenCart === seenCartOf(checkout.cart)
  return isSameCart ? null : { field: null, key: 'cartChanged' }
}

/** Sets a typed promo code, with every button but the one that orders. */
async function tryCode(visit: Visit, form: FormData): Promise<OrderFormState['promo']> {
  const isRemoval = form.get('intent') === 'remove-code'
  const typed = isRemoval ? '' : String(form.get('code') ?? '').trim()
  if (!typed && !isRemoval) return null
  const set = await setPromoCode({ ...visit, marketId: visit.checkoutMarket.alias }, typed)
  return set.ok ? null : { typed, reason: set.reason }
}

function formState(part: Partial<OrderFormState>, init: ResponseInit = { status: 422 }) {
  return data<OrderFormState>({ result: null, error: null, promo: null, ...part }, init)
}
