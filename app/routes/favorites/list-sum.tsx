import { useTranslation } from 'react-i18next'

import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

interface ListSumProps {
  sum: string | null
  products: readonly ProductCard[]
}

export function ListTotal({ sum, products }: ListSumProps) {
  const { t } = useTranslation(['favorites', 'catalogue'])
  if (!sum) return null
  const isVatIncluded = products.every(({ price }) => price?.isVatIncluded ?? true)
  const note = isVatIncluded ? '' : ` ${t('catalogue:price.exVat')}`
  return <p className={classNames(ui.quiet, ui.number)}>{t('sum', { sum }) + note}</p>
}
