import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { PriceTag } from '#app/catalogue/price/price-tag.tsx'
import type { Product } from '#app/catalogue/product/product.ts'
import { Button } from '#app/ui/button/button.tsx'

import styles from './buy-bar.module.css'

export const buyFormId = 'buy'
/** Id of its row with quantity and button. */
export const buyRowId = 'buy-row'

/** On narrow screens, once the form's button has been scrolled away. Last in the content, so that it covers no footer. */
export function BuyBar({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const isPast = useIsScrolledPast(buyRowId)
  if (!isPast || product.stock.status === 'outOfStock') return null
  return (
    <div className={styles.bar} data-buy-bar data-lower-edge>
      <div className={styles.description}>
        <span className={styles.name}>{product.name}</span>
        {product.price && !product.productPackage ? <PriceTag price={product.price} /> : null}
      </div>
      <Button form={buyFormId}>{t('product.buy')}</Button>
    </div>
  )
}

/** Whether an element is above the visible part of the page; false without scripts. */
function useIsScrolledPast(id: string): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return setPast(false)
    // Everything below counts as visible, so that a jump from above the element to below it is noticed.
    const options = { rootMargin: '0px 0px 1000000px 0px' }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting)
    }, options)
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isPast
}
