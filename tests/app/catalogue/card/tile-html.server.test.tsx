import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'

import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { ProductTile } from '#app/catalogue/card/product-tile.tsx'
import { TileHtmlContext } from '#app/catalogue/card/tile-html-context.ts'
import { tileHtmlIn } from '#app/catalogue/card/tile-html.server.tsx'
import {
  ZipDeliveryContext,
  type ShownZipDelivery,
} from '#app/catalogue/stock/zip-delivery-context.ts'
import { i18nFor } from '#app/i18n/messages.server.ts'
import { ImageServerProvider } from '#app/images/image-host.tsx'
import { UrlScopeProvider } from '#app/routing/current-url-scope.tsx'
import type { UrlScope } from '#app/routing/href.ts'

const swatch = (id: number, hex: string) => ({ id, name: `Färg ${id}`, path: `/p/${id}`, hex })

const product: ProductCard = {
  id: 7,
  alias: 'snodal-soffa',
  path: '/p/snodal-soffa',
  name: 'Snödal 2-sitssoffa & <fotpall>',
  brand: 'Lyngdrøm',
  pictures: ['front.jpg', 'side.jpg'],
  price: {
    selling: '8 995 kr',
    isVatIncluded: false,
    reduction: { percent: 20, prior: '9 995 kr' },
  },
  rating: { score: 4.26, votes: 3 },
  badges: ['Vinterrea'],
  stock: { status: 'inStock', quantity: 4, delivery: 'soon' },
  colors: 7,
  swatches: [1, 2, 3, 4, 5, 6, 7].map((id) => swatch(id, `b8ad9${id}`)),
  sizes: 2,
} as ProductCard

const zip: ShownZipDelivery = { zip: '111 22', isServed: true, date: '3 dec.' } as ShownZipDelivery

interface Surroundings {
  scope?: UrlScope
  imageServer?: string
  zipDelivery?: ShownZipDelivery | null
}

function render(tile: ProductCard, surroundings: Surroundings, isKept: boolean): string {
  const {
    scope = { language: 'sv', prefix: '' },
    imageServer = '',
    zipDelivery = null,
  } = surroundings
  const Router = MemoryRouter as ComponentType<{ children: ReactNode }>
  return renderToString(
    <Router>
      <I18nextProvider i18n={i18nFor(scope.language)}>
        <UrlScopeProvider scope={scope}>
          <ImageServerProvider value={imageServer}>
            <ZipDeliveryContext.Provider value={zipDelivery}>
              <TileHtmlContext.Provider value={isKept ? tileHtmlIn(scope) : null}>
                <ProductTile product={tile} />
              </TileHtmlContext.Provider>
            </ZipDeliveryContext.Provider>
          </ImageServerProvider>
        </UrlScopeProvider>
      </I18nextProvider>
    </Router>,
  )
}

it.each<[string, ProductCard, Surroundings]>([
  ['with everything', product, {}],
  ['in another language', product, { scope: { language: 'en', prefix: '/en' } }],
  ['with another image server', product, { imageServer: 'https://images.test' }],
  ['with a postal code', product, { zipDelivery: zip }],
  ['in another colour', { ...product, id: 2 }, {}],
  ['with another price', { ...product, price: { ...product.price!, selling: '1 kr' } }, {}],
  ['without a picture', { ...product, pictures: [], swatches: [] }, {}],
  ['with a path that the router resolves', { ...product, path: '/p/../p/soffa' }, {}],
])('a card %s is the same in a document as in the browser', (_, tile, surroundings) => {
  const html = render(tile, surroundings, true)
  expect(html).toBe(render(tile, surroundings, false))
  expect(html).toContain('8 995 kr'.slice(0, tile.price?.selling === '1 kr' ? 0 : undefined))
})
