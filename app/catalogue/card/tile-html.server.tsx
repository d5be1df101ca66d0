import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'

import { ZipDeliveryContext } from '#app/catalogue/stock/zip-delivery-context.ts'
import { i18nFor } from '#app/i18n/messages.server.ts'
import { ImageServerProvider } from '#app/images/image-host.tsx'
import { cachedByText } from '#app/kit/cached-by-text.server.ts'
import { UrlScopeProvider } from '#app/routing/current-url-scope.tsx'
import type { UrlScope } from '#app/routing/href.ts'
import { isResolvedPath } from '#app/ui/navigation/link.tsx'

import { TileContent } from './tile-content.tsx'
import type { TileInput } from './tile-html-context.ts'

const noReaction = () => undefined

/**
 * Renders the content of cards, once for the same input: cards are two thirds of a list, and most of the products of
 * a page have been on another one. Rendered apart from the page, so that it has the contexts of its input alone.
 */
export function tileHtmlIn(scope: UrlScope): (input: TileInput) => string | null {
  const { language, prefix } = scope
  return (input) => {
    // Other paths are resolved by the router of the page.
    if (!isResolvedPath(input.product.path)) return null
    return htmlOf(JSON.stringify({ ...input, scope: { language, prefix } }))
  }
}

const htmlOf = cachedByText((text) => {
  const { scope, imageServer, zipDelivery, ...tile } = JSON.parse(text) as TileInput & {
    scope: UrlScope
  }
  return renderToString(
    <I18nextProvider i18n={i18nFor(scope.language)}>
      <UrlScopeProvider scope={scope}>
        <ImageServerProvider value={imageServer}>
          <ZipDeliveryContext.Provider value={zipDelivery}>
            <TileContent {...tile} onIntent={noReaction} onChoose={noReaction} />
          </ZipDeliveryContext.Provider>
        </ImageServerProvider>
      </UrlScopeProvider>
    </I18nextProvider>,
  )
})
