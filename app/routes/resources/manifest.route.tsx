import type { LoaderFunctionArgs } from '@remix-run/node'

import type { ChannelTheme } from '#app/ui/theme/channel-theme.ts'
import { languageOf } from '#app/i18n/languages.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { href, type UrlScope } from '#app/routing/href.ts'
import { getShopContext } from '#app/visit/shop-context.server.ts'

import { resultOrServiceUnavailable } from './service-unavailable.server.ts'
import { fileResponse } from './file-response.server.ts'
import { webManifest } from './web-manifest.ts'

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
    const manifest = JSON.stringify(manifestAt(served.scope, context.config.theme ?? null), null, 2)
    return fileResponse(request, 'application/manifest+json', manifest)
  })
}

function manifestAt(scope: UrlScope, theme: ChannelTheme | null) {
  const common = translate(scope.language, 'common')
  const t = translate(scope.language, 'catalogue')
  return webManifest({
    name: t('home.title'),
    shortName: common('shop.name'),
    description: t('home.description'),
    language: languageOf(scope.language).iso,
    start: href(scope, 'home'),
    theme,
    shortcuts: [
      { name: common('header.searchLabel'), path: href(scope, 'searchStart') },
      { name: common('header.news'), path: href(scope, 'news') },
      { name: common('header.cart'), path: href(scope, 'cart') },
    ],
  })
}
