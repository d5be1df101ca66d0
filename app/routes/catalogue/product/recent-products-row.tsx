import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { fetchCards } from '#app/catalogue/card/fetch-cards.ts'
import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { ProductGrid } from '#app/catalogue/card/product-grid.tsx'
import type { Product } from '#app/catalogue/product/product.ts'
import { recentProducts } from '#app/catalogue/product/recent/recent-products.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { useIsNear } from '#app/ui/document/use-is-near.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './recent-products-row.module.css'

/** Cards that a wide screen shows side by side. */
const rowLength = 4

/** The browser keeps the list; without scripts an invisible picture keeps it in a cookie. Another market or customer reloads it. */
export function RecentProductsRow({ product }: { product: Product }) {
  const { t } = useTranslation('product')
  const scope = useUrlScope()
  const path = href(scope, 'cards')
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const [cards, setCards] = useState<readonly ProductCard[]>([])
  useEffect(() => recentProducts.remember(product.id), [product.id])
  useEffect(() => {
    if (!isNear) return
    let isCurrent = true
    const ofThisModel = new Set([product.id, ...product.colors.map(({ productId }) => productId)])
    const ids = recentProducts.read().filter((id) => !ofThisModel.has(id))
    if (ids.length === 0) return setCards([])
    fetchCards(path, ids).then(
      (found) => {
        const inOrder = ids.flatMap((id) => found.get(id) ?? [])
        if (isCurrent) setCards(inOrder.slice(0, rowLength))
      },
      // The page is complete without the row.
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [isNear, path, product])
  const forget = () => {
    recentProducts.forget()
    setCards([])
  }
  return (
    <div ref={place}>
      <noscript>
        <img src={`${href(scope, 'viewed')}?product=${product.id}`} alt="" hidden />
        <a href={href(scope, 'recentProducts')}>{t('recent.show')}</a>
      </noscript>
      {cards.length > 0 ? (
        <section className={ui.section} aria-labelledby="recent-products">
          <div className={styles.head}>
            <h2 id="recent-products">{t('recent.title')}</h2>
            <button type="button" className={classNames(ui.fold, ui.note)} onClick={forget}>
              {t('recent.forget')}
            </button>
          </div>
          <ProductGrid shape="row" products={cards} />
        </section>
      ) : null}
    </div>
  )
}
