import type { LoaderFunctionArgs } from '@remix-run/node'

import { getSitemap } from '#app/sitemap/sitemap.server.ts'
import { getShopContext } from '#app/visit/shop-context.server.ts'

import { resultOrServiceUnavailable } from './service-unavailable.server.ts'
import { streamedFileResponse } from './text-stream.server.ts'

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return resultOrServiceUnavailable(async () => {
    const file = await getSitemap(await getShopContext({ request, context }), params.file ?? '')
    return file
      ? streamedFileResponse(request, { type: 'application/xml', ...file })
      : new Response(null, { status: 404 })
  })
}
