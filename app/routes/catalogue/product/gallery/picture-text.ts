import { useTranslation } from 'react-i18next'

import type { Product } from '#app/catalogue/product/product.ts'

/** Alternative texts of a product's pictures: position, name, chosen version, and what they show of it. */
export function usePictureText(product: Product, pictures: readonly string[]) {
  const { t } = useTranslation(['catalogue', 'product'])
  return (index: number): string => {
    const file = pictures[index] ?? ''
    const owner = product.skus.find((sku) => sku.pictures?.includes(file))
    const view = product.views?.[file]
    const parts = [product.name, owner?.name, view ? t(`product:views.${view}`) : '']
    return t('product.picture', {
      number: index + 1,
      total: pictures.length,
      name: parts.filter(Boolean).join(', '),
    })
  }
}
