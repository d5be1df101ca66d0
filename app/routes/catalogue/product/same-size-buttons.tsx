import { useTranslation } from 'react-i18next'

import type { ProductColor } from '#app/catalogue/product/product.ts'

import styles from './buying-box.module.css'

/**
 * Without scripts a link to another colour cannot tell which size is chosen. These buttons of the
 * buying form can: the address that they ask for names the sku.
 */
export function SameSizeButtons({ colors }: { colors: readonly ProductColor[] }) {
  const { t } = useTranslation('catalogue')
  const others = colors.filter(({ isCurrent }) => !isCurrent)
  if (others.length === 0) return null
  return (
    <noscript>
      <div className={styles.sameSize}>
        {t('product.sameSize')}
        {others.map((color) => (
          <button key={color.productId} formMethod="get" formAction={color.path}>
            {color.name}
          </button>
        ))}
      </div>
    </noscript>
  )
}
