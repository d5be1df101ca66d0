import type { LoaderFunctionArgs } from '@remix-run/node'

import { sitemapIndex } from '#app/sitemap/sitemap.server.ts'
import { openShop } from '#app/visit/shop.server.ts'

import { orLater } from './or-later.server.ts'
import { smallFile } from './small-file.server.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  return orLater(async () =>
    smallFile(request, 'application/xml', await sitemapIndex(await openShop({ request, context }))),
  )
}
