import type { LoaderFunctionArgs } from '@remix-run/node'

import { getFeed } from '#app/feed/feed.server.ts'
import { getShopContext } from '#app/visit/shop-context.server.ts'

import { resultOrServiceUnavailable } from './service-unavailable.server.ts'
import { streamedFileResponse } from './text-stream.server.ts'

/** The products of a market in a language, for price comparison and shopping sites. */
export function loader({ request, context, params }: LoaderFunctionArgs) {
  return resultOrServiceUnavailable(async () => {
    const { config, services } = context
    const shop = await getShopContext({ request, context })
    const file =
      config.agents === 'off' ? null : getFeed(shop, services.feedPages, params.file ?? '')
    return file ? streamedFileResponse(request, file) : new Response(null, { status: 404 })
  })
}
