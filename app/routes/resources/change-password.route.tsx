import { redirect, type LoaderFunctionArgs } from '@remix-run/node'

import { visitorLanguage } from '#app/addresses/visitor-language.server.ts'
import { href } from '#app/routing/href.ts'
import { getShopContext } from '#app/visit/shop-context.server.ts'

import { resultOrServiceUnavailable } from './service-unavailable.server.ts'

/** Where password managers lead their users (https://www.w3.org/TR/change-password-url/), in their language. */
export function loader(args: LoaderFunctionArgs) {
  return resultOrServiceUnavailable(async () => {
    const { scopesHere: scopes } = await getShopContext(args)
    const language = visitorLanguage(args.request, args.context.cookies)
    const served =
      scopes.find(({ scope }) => scope.language === language) ??
      scopes.find(({ isDefault }) => isDefault) ??
      scopes[0]
    if (!served) return new Response(null, { status: 404 })
    const headers = { 'Cache-Control': 'no-store' }
    return redirect(href(served.scope, 'accountPassword'), { headers })
  })
}
