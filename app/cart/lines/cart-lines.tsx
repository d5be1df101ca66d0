import { classNames } from '#app/ui/class-names.ts'

import styles from './cart-lines.module.css'
import type { Cart, CartLine } from '#app/cart/cart.ts'
import { LineDetails, LinePicture } from './line-details.tsx'
import { LineForm } from './line-form.tsx'
import { PackageLines } from './package-lines.tsx'

export interface LineError {
  /** Id of the line or key of the package. */
  lineId: string
  message: string
}

interface CartLinesProps {
  cart: Pick<Cart, 'lines' | 'packages'>
  /** Path of the cart page, to which each line's form posts; null for read-only lines. */
  action: string | null
  error?: LineError | null
  /** Whether the cart is ordered: shows the promised delivery in place of stock and offers. */
  isBought?: boolean
  deliveryPromises?: Readonly<Record<string, string>>
  /** Whether it is in the panel, which is narrower; the page may contain the same lines. */
  isInPanel?: boolean
}

/** The lines of a cart, each with its own forms; those of a package together, with one form. */
export function CartLines({
  cart: { lines, packages },
  action,
  error,
  isBought = false,
  deliveryPromises = {},
  isInPanel = false,
}: CartLinesProps) {
  const promiseOf = ({ id }: CartLine) =>
    Object.hasOwn(deliveryPromises, id) ? deliveryPromises[id] : undefined
  const errorOf = (id: string) => (error?.lineId === id ? error.message : undefined)
  const formId = (id: string) => `${isInPanel ? 'panel-' : ''}line-${id}`
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => {
        const productPackage = packages.find(({ key }) => key === line.packageKey)
        if (productPackage) {
          const parts = lines.filter(({ packageKey }) => packageKey === productPackage.key)
          // A package is shown at the place of its first part.
          return lines.indexOf(parts[0] ?? line) === index ? (
            <PackageLines
              key={productPackage.key}
              productPackage={productPackage}
              parts={parts}
              action={action}
              formId={formId(productPackage.key)}
              error={errorOf(productPackage.key)}
              isBought={isBought}
              canSave={!isInPanel}
              promiseOf={promiseOf}
            />
          ) : null
        }
        return (
          <li
            key={line.id}
            className={classNames(
              styles.line,
              action === null && styles.shown,
              action !== null && !isInPanel && styles.changed,
              line.notSoldIn !== null && styles.notSold,
            )}
          >
            <LinePicture line={line} />
            <LineDetails line={line} isBought={isBought} deliveryPromise={promiseOf(line)} />
            {action ? (
              <LineForm
                line={line}
                action={action}
                id={formId(line.id)}
                error={errorOf(line.id)}
                canSave={!isInPanel}
              />
            ) : (
              <span className={styles.count}>{`× ${line.quantity}`}</span>
            )}
            <strong className={styles.total}>{line.totalPrice}</strong>
          </li>
        )
      })}
    </ul>
  )
}
