import { useTranslation } from 'react-i18next'

import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { ProductGrid } from '#app/catalogue/card/product-grid.tsx'
import type { ListProgress } from '#app/catalogue/list/selection/list-page.ts'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import { FavoritesPaging } from './favorites-paging.tsx'

interface ListedProductsProps {
  products: readonly ProductCard[]
  progress: ListProgress
}

export function ListedProducts({ products, progress }: ListedProductsProps) {
  const { t } = useTranslation('catalogue')
  return (
    <section aria-labelledby="products">
      <h2 id="products">
        <VisuallyHidden>{t('list.products')}</VisuallyHidden>
      </h2>
      <FavoritesPaging progress={progress} position="above" />
      <ProductGrid products={products} early={4} isMain />
      <FavoritesPaging progress={progress} position="below" />
    </section>
  )
}

export function SuggestedProducts({ products }: { products: readonly ProductCard[] }) {
  const { t } = useTranslation('favorites')
  if (products.length === 0) return null
  return (
    <section className={ui.section}>
      <h2>{t('ideas')}</h2>
      <ProductGrid shape="row" products={products} />
    </section>
  )
}
