import type { LoaderFunctionArgs } from '@remix-run/node'

import { hasTag } from '#app/kit/cache/etag.ts'
import { hour } from '#app/kit/time.ts'
import { getSitemap } from '#app/sitemap/sitemap.server.ts'
import { getShopContext } from '#app/visit/shop-context.server.ts'

import { resultOrServiceUnavailable } from './service-unavailable.server.ts'
import { textStream } from './text-stream.server.ts'

/** One file of the sitemap, streamed, so that it is never completely in memory. */
export function loader({ request, context, params }: LoaderFunctionArgs) {
  return resultOrServiceUnavailable(async () => {
    const file = await getSitemap(await getShopContext({ request, context }), params.file ?? '')
    if (!file) return new Response(null, { status: 404 })
    const tag = `W/"${file.version}"`
    const headers = {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=${hour}`,
      ETag: tag,
    }
    if (hasTag(request.headers.get('If-None-Match'), tag))
      return new Response(null, { status: 304, headers })
    return new Response(await textStream(file.pieces()), { headers })
  })
}
