import { randomUUID } from 'node:crypto'

import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { getCustomer } from '#app/account/customer.server.ts'
import { findUnavailableItems } from '#app/cart/last-seen/last-seen-cart.server.ts'
import { changedPrices } from '#app/cart/last-seen/seen-prices.server.ts'
import { getSalesCart } from '#app/cart/sales/sales-cart.server.ts'
import { getCheckout } from '#app/checkout/checkout.server.ts'
import {
  lacksDetails,
  openEmbeddedPayment,
  withoutForms,
} from '#app/checkout/order/embedded-payment.server.ts'
import { draftKey, draftOwner } from '#app/checkout/draft/draft-owner.server.ts'
import { guest } from '#app/checkout/draft/draft-owner.ts'
import { takeLoginEnded } from '#app/checkout/draft/login-ended.server.ts'
import { flashPaymentError, takePaymentError } from '#app/checkout/payment/payment-error.server.ts'
import { isOrderCheckFailed } from '#app/checkout/order/order-check-failed.ts'
import {
  findEarlierOrder,
  findPaidConfirmation,
  releaseEndedOrder,
  rememberOpenCheckout,
} from '#app/checkout/confirmation/pending-payment.server.ts'
import { rememberBrowser } from '#app/checkout/unpaid-orders/remember-browser.server.ts'
import { seenAmountsOf } from '#app/checkout/payment/seen-amounts.ts'
import { listUsedAddresses } from '#app/checkout/used-addresses/used-addresses.server.ts'
import { widgetScript } from '#app/checkout/delivery/widget-script.server.ts'
import { findTermsPath } from '#app/content/page/terms.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { lawTexts } from '#app/market/law/law-texts.server.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { refusalOf } from '#app/gateway/graphql.server.ts'
import { waitFor } from '#app/gateway/resilience/wait-for.ts'
import { isNetworkError } from '#app/kit/network-error.ts'
import { orNetworkError } from '#app/routing/or-network-error.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ErrorPage } from '#app/routes/layouts/error/error-page.tsx'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { useRouteFailure } from '#app/routes/layouts/error/use-route-failure.ts'

import { CheckoutPage } from './checkout-page.tsx'
import type { OrderFormState } from './form/order-form-state.ts'
import type { Terms } from './terms-summary.tsx'
import { submitCheckout } from './submit-checkout.server.ts'
import { findUnsavedForm } from './unsaved-form.server.ts'
import { UnsavedPage } from './unsaved-page.tsx'
import { useRecordCheckout } from './use-record-checkout.ts'
import { useDocumentProvider, useLoadedScript } from './payment/use-document-provider.ts'

export { retryHeaders as headers } from '#app/routes/layouts/error/retry-headers.ts'

export const handle: MessagesHandle = { i18n: ['checkout', 'cart'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const { searchParams } = new URL(args.request.url)
  if (searchParams.has('error')) {
    flashPaymentError(visit, searchParams.get('error'))
    await releaseEndedOrder(visit)
    throw redirect(href(visit, 'checkout'))
  }
  const kept = findUnsavedForm(visit)
  const unsaved = kept && { unsaved: kept.form, head: headOf(visit) }
  if (unsaved && !kept.isRefused) return data(unsaved, { status: 503 })
  return loadCheckout(visit, args).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error
    if (unsaved) return data(unsaved)
    // The merchant can be reached, but opens no checkout for this cart; sent again, it would answer the same.
    const isRefused = error.kind === 'unusable' || (refusalOf(error) && !error.isPartial)
    if (!isRefused) throw error
    visit.log.error({ err: error }, 'checkout fetch failed')
    flashPaymentError(visit, 'NoCheckout')
    throw redirect(href(visit, 'cart'))
  })
}

async function loadCheckout(visit: Visit, { request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  // Waits a second at most for the account's data, which prefills the form.
  const customer = waitFor(getCustomer(visit), { limitMs: 1_000 }).catch(() => null)
  const usedAddresses = waitFor(listUsedAddresses(visit), { limitMs: 2_000 }).catch(() => [])
  const [checkout, termsPath, addresses, sales, paid, earlierOrder] = await Promise.all([
    getCheckout(visit, customer),
    findTermsPath(visit),
    usedAddresses,
    getSalesCart({ ...visit, marketId: visit.checkoutMarket.alias }),
    findPaidConfirmation(visit),
    findEarlierOrder(visit),
  ])
  if (paid) throw redirect(paid)
  if (!checkout || checkout.cart.lines.length === 0) throw redirect(href(visit, 'cart'))
  // Told until its confirmation is shown, or the next order is placed.
  if (!earlierOrder) rememberOpenCheckout(visit, seenAmountsOf(checkout.cart.summary))
  await rememberBrowser(visit)
  const opened = searchParams.has('pay')
    ? await openEmbeddedPayment(visit, checkout, { ...context, termsPath })
    : null
  return {
    ...(sales && { sales }),
    // The payment form's checkout, whose sum may have changed since.
    checkout: withoutForms(opened?.checkout ?? checkout),
    gone: findUnavailableItems(visit.cookies, checkout.cart),
    repriced: changedPrices({ ...visit, market: visit.checkoutMarket }, checkout.cart),
    earlierOrder,
    usedAddresses: addresses,
    embedded: opened?.form ?? null,
    widgetScript: checkout.widgetData ? widgetScript(context) : null,
    owner: draftOwner(visit),
    draftKey: draftKey(visit),
    ...(takeLoginEnded(visit) && { hasLoginEnded: true }),
    terms: termsOf(visit, checkout.countryCode, termsPath),
    paymentError: takePaymentError(visit, true, lacksDetails(visit, checkout)),
    // Two requests with the same key place one order.
    idempotencyKey: randomUUID(),
    unsaved: null,
    head: headOf(visit),
  }
}

/** What a buyer is told of the contract: of the law where the order goes, whatever the page's language is. */
function termsOf({ config, language }: Visit, country: string, path: string | null): Terms {
  return { path, law: lawTexts(language, country), seller: config.seller ?? null }
}

const headOf = (visit: Visit) => titledHead(visit, 'checkout', 'checkout', 'title')

export const action = submitCheckout

/** After a network error the form shows a message. Sending it again places no second order. */
export const clientAction = orNetworkError<typeof action>()((form): OrderFormState => {
  const key = form.get('intent') === 'order' ? 'noResponse' : 'notSaved'
  return { result: null, error: { field: null, key }, promo: null, isNetworkError: true }
})

/** Reloads the page's data after an order error such as a changed sum, but not after a failed save. */
export function shouldRevalidate({
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const formState = actionResult as Partial<OrderFormState> | null | undefined
  if (isNetworkError(formState) || formState?.error?.key === 'notSaved') return false
  return defaultShouldRevalidate || (formMethod === 'POST' && Boolean(formState?.error))
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** Shown when an order could not be checked (spec section 7); links back to the checkout with its draft. */
export function ErrorBoundary() {
  const { t } = useTranslation('checkout')
  const path = href(useUrlScope(), 'checkout')
  if (!isOrderCheckFailed(useRouteFailure().data)) return <ErrorPage />
  return <ErrorPage text={t('unchecked.text')} onward={{ path, label: t('unchecked.back') }} />
}

export default function CheckoutRoute() {
  const page = useLoaderData<typeof loader>()
  const formState = useActionData<typeof action>()
  const embedded = useDocumentProvider(page.unsaved ? null : page.embedded)
  const script = useLoadedScript(page.unsaved ? null : page.widgetScript)
  useRecordCheckout(page.unsaved ? null : page)
  const hasLoginEnded = useHasLoginEnded(page.unsaved ? {} : page)
  if (page.unsaved) return <UnsavedPage form={page.unsaved} />
  return (
    // The key clears all fields for another visitor of the browser.
    <CheckoutPage
      key={page.draftKey}
      {...page}
      hasLoginEnded={hasLoginEnded}
      embedded={embedded}
      widgetScript={script}
      formState={formState}
    />
  )
}

/** Whether a login has ended that the page was shown with, here or in another tab, or that its cart was filled with. */
function useHasLoginEnded({ owner = guest, hasLoginEnded = false }): boolean {
  const wasSignedIn = owner !== guest || hasLoginEnded
  const [known, remember] = useState(wasSignedIn)
  if (wasSignedIn && !known) remember(true)
  return known && owner === guest
}
