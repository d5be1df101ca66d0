import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'

import type { CartActionResult } from '#app/cart/changes/cart-action-result.ts'
import type { CartError } from '#app/cart/changes/cart-error.ts'
import type { CartNotice } from '#app/cart/notices/cart-notice.ts'
import { cartNoticeKind } from '#app/cart/notices/cart-notice.server.ts'
import { refusesCookies } from '#app/cart/notices/refused-cookies.ts'
import { checkoutCountryOf } from '#app/cart/notices/checkout-country.server.ts'
import { findCart } from '#app/cart/cart.server.ts'
import { isForPanel } from '#app/cart/panel/cart-panel-path.ts'
import { findListedItems, listItems } from '#app/cart/saved-and-shared/listed-items.server.ts'
import { savedItems } from '#app/cart/saved-and-shared/saved-items.server.ts'
import { findUnavailableItems } from '#app/cart/last-seen/last-seen-cart.server.ts'
import { changedPrices } from '#app/cart/last-seen/seen-prices.server.ts'
import { shareableItems } from '#app/cart/saved-and-shared/shared-cart.server.ts'
import {
  readSharedCart,
  sharedCartParam,
  writeSharedCart,
  type SharedItem,
} from '#app/cart/saved-and-shared/sku-items.ts'
import { findMatchingGoods } from '#app/cart/matching-goods.server.ts'
import { takePaymentError } from '#app/checkout/payment/payment-error.server.ts'
import {
  findEarlierOrder,
  findPaidConfirmation,
  takeEndedPayment,
} from '#app/checkout/confirmation/pending-payment.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { resultOrNetworkError } from '#app/kit/network-error.ts'
import { href } from '#app/routing/href.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { takeFlash } from '#app/visit/flash/flash.server.ts'
import { isPrefetch } from '#app/visit/is-prefetch.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { cartAction } from './cart-action.server.ts'
import { CartPage } from './cart-page.tsx'
import { SharedCartPage } from './shared-cart-page.tsx'

export const handle: MessagesHandle = { i18n: ['cart'] }

/** The visitor's cart; with `?items=` the items of a shared one, which only a form adds. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const items = readSharedCart(new URL(args.request.url).searchParams.get(sharedCartParam))
  return items ? loadShared(visit, items) : loadOwn(visit, args.request)
}

async function loadShared(visit: Visit, items: readonly SharedItem[]) {
  const shared = await listItems(visit, items)
  return data({ shared, cart: null, head: titledHead(visit, 'cart', 'cart', 'shared.title') })
}

async function loadOwn(visit: Visit, request: Request) {
  const forPanel = isForPanel(request.url)
  const isSeen = !isPrefetch(request)
  const [cart, saved, paid, earlierOrder] = await Promise.all([
    findCart(visit),
    findListedItems(visit, savedItems(visit.cookies)),
    findPaidConfirmation(visit),
    forPanel ? null : findEarlierOrder(visit),
  ])
  // A cart that is gone may have been paid by a payer who did not return.
  const ended = cart?.id === null ? await takeEndedPayment(visit) : null
  const confirmation = paid ?? ended?.confirmation
  if (confirmation) throw redirect(confirmation)
  const gone = cart && isSeen ? findUnavailableItems(visit.cookies, cart) : null
  const items = cart ? shareableItems(cart) : []
  const shown = {
    shared: null,
    cart,
    saved,
    shareUrl:
      items.length > 0
        ? `${visit.origin}${href(visit, 'cart')}?${sharedCartParam}=${writeSharedCart(items)}`
        : null,
    checkoutCountry: checkoutCountryOf(visit),
    // The panel has no space for them.
    matching: cart && !forPanel ? await findMatchingGoods(visit, cart) : [],
    repriced: cart && isSeen && !forPanel ? changedPrices(visit, cart) : [],
    gone: ended ? null : gone,
    // The panel of another tab, which follows the cart, must take neither.
    notice: noticeOf(visit, request),
    paymentError: forPanel ? null : takePaymentError(visit, false),
    isOrdered: ended !== null,
    earlierOrder,
    head: titledHead(visit, 'cart', 'cart', 'title'),
  }
  return data(shown, { status: cart ? 200 : 503 })
}

function noticeOf(visit: Visit, { url }: Request): CartNotice | null {
  if (refusesCookies(visit, url)) return { kind: 'cookies-refused' }
  return isForPanel(url) ? null : takeFlash(visit.cookies, cartNoticeKind)
}

export { cartAction as action } from './cart-action.server.ts'

/** Keeps a change on its page; after a network error it shows a message. */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<CartActionResult | CartError | null> {
  const change = (await request.clone().formData()).get('change')
  if (typeof change !== 'string') return serverAction<typeof cartAction>()
  return resultOrNetworkError(
    request,
    async () => ({ change, error: await serverAction<typeof cartAction>(), isNetworkError: false }),
    () => ({ change, error: null, isNetworkError: true }),
  )
}

export { revalidateUnlessNetworkError as shouldRevalidate } from '#app/kit/network-error.ts'

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default function CartRoute() {
  const { head: _, ...shown } = useLoaderData<typeof loader>()
  const error = useActionData<typeof cartAction>()
  if (shown.shared) return <SharedCartPage items={shown.shared} />
  return <CartPage {...shown} error={error ?? null} />
}
