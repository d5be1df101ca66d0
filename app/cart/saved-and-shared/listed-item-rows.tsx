import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { StockLine } from '#app/catalogue/stock/stock-line.tsx'
import { ProductThumbnail } from '#app/images/product-thumbnail.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { UnbrokenText } from '#app/ui/display/unbroken-text.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './listed-item-rows.module.css'
import type { ListedItem } from './listed-items.ts'
import { itemKey } from './sku-items.ts'

interface ListedItemRowsProps {
  items: readonly ListedItem[]
  actions?: (item: ListedItem) => ReactNode
}

export function ListedItemRows({ items, actions }: ListedItemRowsProps) {
  const { t } = useTranslation('cart')
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <li key={itemKey(item)} className={styles.row}>
          <ProductThumbnail
            file={item.picture}
            sizes="5rem"
            widest={300}
            className={styles.picture}
          />
          <div className={classNames(ui.stack1, ui.top, styles.description)}>
            <p className={ui.quiet}>{item.brand}</p>
            <p className={classNames(ui.plainLinks, styles.name)}>
              <Link to={item.path}>
                <UnbrokenText text={item.name} />
              </Link>
            </p>
            {item.variant ? <p>{t('line.variant', { variant: item.variant })}</p> : null}
            <p className={ui.number}>
              {item.price
                ? t('added.price', { quantity: item.quantity, price: item.price })
                : `× ${item.quantity}`}
            </p>
            {item.available > 0 && item.available < item.quantity ? (
              <p className={styles.shortage}>{t('shared.shortage', { stock: item.available })}</p>
            ) : (
              <StockLine stock={item.stock} />
            )}
            {actions ? (
              <div className={classNames(ui.row4, styles.actions)}>{actions(item)}</div>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
