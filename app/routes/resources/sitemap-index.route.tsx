import type { LoaderFunctionArgs } from '@remix-run/node'

import { sitemapIndex } from '#app/sitemap/sitemap.server.ts'
import { getShopContext } from '#app/visit/shop-context.server.ts'

import { resultOrServiceUnavailable } from './service-unavailable.server.ts'
import { fileResponse } from './file-response.server.ts'

/** Shown for a day while the merchant fails, as pages are. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return resultOrServiceUnavailable(async () => {
    const shop = await getShopContext({ request, context })
    // Made for all crawlers: one that leaves does not end it.
    const gatewayContext = { ...shop.gatewayContext, signal: undefined }
    const text = await context.services.sitemapIndexes.read(shop.origin, () =>
      sitemapIndex({ ...shop, gatewayContext }),
    )
    return fileResponse(request, 'application/xml', text)
  })
}
