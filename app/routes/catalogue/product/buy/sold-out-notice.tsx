import { useTranslation } from 'react-i18next'

import type { Product } from '#app/catalogue/product/product.ts'
import { StockLine } from '#app/catalogue/stock/stock-line.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ButtonLink } from '#app/ui/button/button-link.tsx'

export function SoldOutNotice({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  // Between the start page and the product itself.
  const category = product.breadcrumbs.slice(1, -1).pop()
  return (
    <>
      <StockLine stock={product.stock} dates={product.dates} withDelivery />
      <Button type="button" size="large" wide disabled>
        {t('product.soldOutButton')}
      </Button>
      {category?.to ? (
        <ButtonLink kind="secondary" wide to={category.to}>
          {t('product.allIn', { category: category.name })}
        </ButtonLink>
      ) : null}
    </>
  )
}
