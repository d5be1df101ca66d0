import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'

import { withCartLock } from '#app/cart/changes/cart-lock.ts'
import { readPageNumber } from '#app/catalogue/list/selection/list-page.ts'
import { readChoices } from '#app/catalogue/package/product-package.ts'
import { getProductArea } from '#app/content/area/placed-area.server.ts'
import { findMovedPath, withHistoryAhead } from '#app/addresses/moved-path.server.ts'
import { offersExtension } from '#app/gateway/offers-extension.server.ts'
import { findBuyableSku, picturesFor, type Product } from '#app/catalogue/product/product.ts'
import { findProduct } from '#app/catalogue/product/product.server.ts'
import type { ReviewQuery } from '#app/catalogue/product/read-reviews.server.ts'
import { productStructuredData } from '#app/catalogue/product/product-structured-data.ts'
import { breadcrumbData } from '#app/seo/structured-data/breadcrumb-data.ts'
import { describePage } from '#app/seo/structured-data/page-data.server.ts'
import { announcePictures } from '#app/images/first-pictures.server.ts'
import { isLanguageCode } from '#app/i18n/languages.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { resultOrNetworkError } from '#app/kit/network-error.ts'
import { aliasOf } from '#app/routing/href.ts'
import { lastSegment } from '#app/routing/paths/reachable-path.ts'
import { canonicalRedirect } from '#app/addresses/redirects.server.ts'
import { pageNotFound } from '#app/routes/layouts/error/page-not-found.server.ts'
import { shareImage } from '#app/seo/share-image.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { redirectToCanonical } from '#app/addresses/canonical-redirect.server.ts'
import type { PublicPricesData } from '#app/visit/public-prices-data.ts'
import { takeFlashNotice } from '#app/visit/flash/flash.server.ts'
import { useFlashNotice } from '#app/visit/flash/use-flash-notice.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { galleryPictureSizes } from './gallery/gallery-picture-sizes.ts'
import { networkErrorResult } from './network-error-result.ts'
import type { productAction } from './product-action.server.ts'
import type { ProductActionResult } from './product-action-result.ts'
import { productNotices } from './small-form/small-form.ts'
import { ProductPage } from './product-page.tsx'

export { retryHeaders as headers } from '#app/routes/layouts/error/retry-headers.ts'

export const handle: MessagesHandle = { i18n: ['product'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const url = new URL(args.request.url)
  const pathOf = async (path: string) => (await findProduct(visit, lastSegment(path)))?.product.path
  const exists = async (path: string) => (await pathOf(path)) !== undefined
  const priceAlerts = offersExtension(visit, 'offersPriceAlerts')
  const confirmation = offersExtension(visit, 'confirmsAddresses')
  const requested = findProduct(visit, aliasOf(args.params), {
    reviews: readReviewQuery(url.searchParams),
    skuId: Number(url.searchParams.get('sku')) || undefined,
    choices: readChoices(url.searchParams),
  })
  const found = await withHistoryAhead(visit, url.pathname, requested)
  if (!found) {
    const moved = await findMovedPath(visit, url.pathname, exists)
    throw moved ? canonicalRedirect(moved + url.search) : await pageNotFound(visit)
  }
  const { product, description, meta, alternatives, ...shown } = found
  await redirectToCanonical(url, product.path, () => pathOf(product.path))
  const widgets = await getProductArea(visit, areaSubject(product))
  const origins = { shop: visit.origin, images: visit.config.imageServer }
  const [file] = product.pictures
  const [first] = picturesFor(product, findBuyableSku(product, found.chosenSize))
  if (first) {
    const picture = { type: 'product', file: first, sizes: galleryPictureSizes } as const
    announcePictures(args.context, visit.config.imageServer, [picture])
  }
  const { code: country } = visit.market.country
  describePage(args.context, [
    productStructuredData(product, { origins, description, country }),
    breadcrumbData(product.breadcrumbs, origins),
  ])
  return {
    ...shown,
    product,
    widgets,
    notice: takeFlashNotice(visit.cookies, productNotices),
    reviewer: reviewerOf(visit),
    email: visit.signedIn?.isImpersonated ? null : (visit.signedIn?.email ?? null),
    hasPriceAlerts: await priceAlerts,
    confirmsAddresses: await confirmation,
    hasPublicPrices: visit.hasPublicPrices,
    payment: paymentMethodsMessage(visit),
    head: screenHead(visit, 'product', {
      ...meta,
      alternatives,
      params: { alias: product.alias },
      type: 'product',
      picture: file ? shareImage(origins, { file, alt: product.name }) : undefined,
    }),
  } satisfies PublicPricesData
}

export { productAction as action } from './product-action.server.ts'

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return resultOrNetworkError(
    request,
    () => withCartLock(() => serverAction<typeof productAction>()),
    networkErrorResult,
  )
}

export { revalidateUnlessNetworkError as shouldRevalidate } from '#app/kit/network-error.ts'

function readReviewQuery(query: URLSearchParams): ReviewQuery {
  const language = query.get('reviewLanguage') ?? undefined
  return {
    page: readPageNumber(query.get('reviews')) ?? 1,
    language: isLanguageCode(language) ? language : null,
  }
}

/** The steps between the start page and the product are its categories. */
function areaSubject({ id, alias, brand, breadcrumbs }: Product) {
  const categories = breadcrumbs.slice(1).flatMap(({ to }) => (to ? lastSegment(to) : []))
  return { id, alias, brand: brand.path && lastSegment(brand.path), categories }
}

/** The API lists a market's methods only for a checkout; the page names what the shop knows: Swish is Swedish. */
function paymentMethodsMessage({ market }: Visit): 'se' | 'other' {
  return market.country.code === 'SE' ? 'se' : 'other'
}

function reviewerOf({ signedIn }: Visit): 'guest' | 'customer' | 'staff' {
  if (!signedIn) return 'guest'
  return signedIn.isImpersonated ? 'staff' : 'customer'
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default function ProductScreen() {
  const page = useLoaderData<typeof loader>()
  const posted: ProductActionResult = useActionData<typeof clientAction>() ?? {}
  return <ProductPage {...page} notice={useFlashNotice(page)} posted={posted} />
}
