import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { seeOther } from '#app/addresses/redirects.server.ts'
import { findCardsById } from '#app/catalogue/card/find-cards/find-cards.server.ts'
import { ProductGrid } from '#app/catalogue/card/product-grid.tsx'
import { viewedIds } from '#app/catalogue/product/recent/viewed-products.server.ts'
import { CookieSettingsLink } from '#app/consent/cookie-settings-link.tsx'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { forgetCookie } from '#app/session/cookies.ts'
import { Button } from '#app/ui/button/button.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import { openVisit } from '#app/visit/visit.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'
import { titledHead } from '#app/seo/screen-head.server.ts'

export const handle: MessagesHandle = { i18n: ['product'] }

/** The products viewed last without scripts; with scripts they are a row of each product page. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const ids = viewedIds(visit.cookies)
  const cards = ids.length > 0 ? await findCardsById(visit, ids) : []
  return {
    products: ids.flatMap((id) => cards.find((card) => card.id === id) ?? []),
    hasPublicPrices: visit.hasPublicPrices,
    head: titledHead(visit, 'recentProducts', 'product', 'recent.title'),
  }
}

/** Forgets them. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  forgetCookie(visit.cookies, 'viewed')
  return seeOther(href(visit, 'recentProducts'))
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default function RecentProductsRoute() {
  const { t } = useTranslation(['product', 'catalogue'])
  const { products } = useLoaderData<typeof loader>()
  const path = href(useUrlScope(), 'recentProducts')
  return (
    <div className={classNames(ui.stack6, ui.page)}>
      <h1>{t('recent.title')}</h1>
      {products.length > 0 ? (
        <>
          <section aria-labelledby="products">
            <h2 id="products">
              <VisuallyHidden>{t('catalogue:list.products')}</VisuallyHidden>
            </h2>
            <ProductGrid products={products} />
          </section>
          <Form method="post" action={path}>
            <Button kind="secondary">{t('recent.forget')}</Button>
          </Form>
        </>
      ) : (
        <p>
          {t('recent.none')} <CookieSettingsLink />
        </p>
      )}
    </div>
  )
}
