import type { LoaderFunctionArgs } from '@remix-run/node'

import { href } from '#app/routing/href.ts'
import { getShopContext } from '#app/visit/shop-context.server.ts'

import { resultOrServiceUnavailable } from './service-unavailable.server.ts'
import { fileResponse } from './file-response.server.ts'
import { webManifest } from './web-manifest.server.ts'

/** `?at=` is the path of a start page: the app opens there, in its language. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return resultOrServiceUnavailable(async () => {
    const { scopesHere: scopes } = await getShopContext({ request, context })
    const at = new URL(request.url).searchParams.get('at')
    const served =
      scopes.find(({ scope }) => href(scope, 'home') === at) ??
      scopes.find(({ isDefault }) => isDefault) ??
      scopes[0]
    if (!served) return new Response(null, { status: 404 })
    const manifest = JSON.stringify(webManifest(served.scope, context.config.theme), null, 2)
    return fileResponse(request, 'application/manifest+json', manifest)
  })
}
