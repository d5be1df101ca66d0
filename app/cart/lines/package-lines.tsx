import { useTranslation } from 'react-i18next'

import { classNames } from '#app/ui/class-names.ts'

import styles from './cart-lines.module.css'
import type { CartLine } from '#app/cart/cart.ts'
import { LineDetails, LinePicture } from './line-details.tsx'
import { PackageForm } from './line-form.tsx'
import type { CartPackage } from '#app/cart/packages/read-packages.ts'
import ui from '#app/ui/theme/primitives.module.css'

interface PackageLinesProps {
  productPackage: CartPackage
  parts: readonly CartLine[]
  /** Path of the cart page; null for read-only lines. */
  action: string | null
  formId: string
  error: string | undefined
  isBought: boolean
  canSave: boolean
  promiseOf: (line: CartLine) => string | undefined
}

/** A product package: its name and price, the parts below it, and one form for all of them. */
export function PackageLines({
  productPackage,
  parts,
  action,
  formId,
  error,
  isBought,
  canSave,
  promiseOf,
}: PackageLinesProps) {
  const { t } = useTranslation('cart')
  const { quantity, totalPrice, separatePrice } = productPackage
  const name = productPackage.name || t('package.unnamed')
  const isSold = parts.every(({ notSoldIn }) => notSoldIn === null)
  return (
    <li
      className={classNames(styles.package, action === null && styles.shownPackage)}
      data-cart-package
    >
      <div className={classNames(ui.stack1, ui.top, ui.note, styles.description)}>
        <p className={styles.name}>{name}</p>
        {separatePrice && !isBought ? (
          <p className={styles.campaign}>{t('package.separate', { price: separatePrice })}</p>
        ) : null}
      </div>
      <strong className={styles.total}>{totalPrice}</strong>
      <ul className={styles.parts} aria-label={t('package.parts', { name })}>
        {parts.map((part) => (
          <li key={part.id} className={classNames(styles.part, !isSold && styles.notSold)}>
            <LinePicture line={part} />
            <LineDetails line={part} isBought={isBought} deliveryPromise={promiseOf(part)} />
          </li>
        ))}
      </ul>
      {action ? (
        <PackageForm {...{ productPackage, name, action, error, isSold, canSave }} id={formId} />
      ) : (
        <span className={styles.count}>{`× ${quantity}`}</span>
      )}
    </li>
  )
}
