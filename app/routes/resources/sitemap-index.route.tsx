import type { LoaderFunctionArgs } from '@remix-run/node'

import { sitemapIndex } from '#app/sitemap/sitemap.server.ts'
import { getShopContext } from '#app/visit/shop-context.server.ts'

import { orServiceUnavailable } from './service-unavailable.server.ts'
import { fileResponse } from './file-response.server.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  return orServiceUnavailable(async () =>
    fileResponse(
      request,
      'application/xml',
      await sitemapIndex(await getShopContext({ request, context })),
    ),
  )
}
