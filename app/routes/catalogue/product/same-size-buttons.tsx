import { useTranslation } from 'react-i18next'

import type { ProductColor } from '#app/catalogue/product/product.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './buying-box.module.css'

/** Without scripts a link to another colour lacks the chosen size: these submit the form with GET to its page. */
export function SameSizeButtons({ colors }: { colors: readonly ProductColor[] }) {
  const { t } = useTranslation('catalogue')
  const others = colors.filter(({ isCurrent }) => !isCurrent)
  if (others.length === 0) return null
  return (
    <noscript>
      <div className={styles.sameSize}>
        {t('product.sameSize')}
        {others.map((color) => (
          <button
            key={color.productId}
            className={ui.fold}
            formMethod="get"
            formAction={color.path}
          >
            {color.name}
          </button>
        ))}
      </div>
    </noscript>
  )
}
