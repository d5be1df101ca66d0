import type { LoaderFunctionArgs } from '@remix-run/node'

import { getShopContext } from '#app/visit/shop-context.server.ts'

import { resultOrServiceUnavailable } from './service-unavailable.server.ts'
import { robotsText } from './robots-text.ts'
import { fileResponse } from './file-response.server.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  return resultOrServiceUnavailable(async () => {
    const { origin, scopesHere: scopes } = await getShopContext({ request, context })
    const text = robotsText(
      scopes.map(({ scope }) => scope),
      `${origin}/sitemap.xml`,
    )
    return fileResponse(request, 'text/plain', text)
  })
}
