import { useTranslation } from 'react-i18next'

import { Button } from '#app/ui/button/button.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import type { HiddenValues } from '#app/ui/form/hidden-fields.tsx'
import { QuantityStepper } from '#app/ui/form/quantity-stepper.tsx'
import { CartActionForm } from '#app/cart/changes/cart-action-form.tsx'
import { useCartChanges } from '#app/cart/changes/cart-changes-provider.tsx'
import styles from './cart-lines.module.css'
import type { CartLine } from '#app/cart/cart.ts'
import type { CartPackage } from '#app/cart/packages/read-packages.ts'
import ui from '#app/ui/theme/primitives.module.css'
import { classNames } from '#app/ui/class-names.ts'

interface FormProps {
  id: string
  action: string
  error: string | undefined
}

interface ItemFormProps extends FormProps {
  intents:
    | { change: 'change'; remove: 'remove'; save: 'save-later' }
    | { change: 'change-package'; remove: 'remove-package'; save: 'save-package' }
  /** Id of the line or key of the package. */
  line: string
  name: string
  quantity: number
  max: number
  isSold: boolean
  /** Name the item where it is put back or saved. */
  values: HiddenValues
  /** The same where it is saved for later; null where it cannot be. */
  saved: HiddenValues | null
}

function ItemForm({ id, action, error, line, name, intents, ...item }: ItemFormProps) {
  const { t } = useTranslation('cart')
  const quantity = useCartChanges()?.requestedQuantityOf(line) ?? item.quantity
  return (
    <div className={classNames(ui.row4, styles.form)}>
      {item.isSold ? (
        <CartActionForm
          action={action}
          intent={intents.change}
          values={{ line }}
          className={ui.row2}
        >
          {/* First in the form, so that Enter in the field submits the typed quantity. */}
          <Button kind="quiet" size="small" className={styles.update}>
            {t('line.update')}
          </Button>
          <QuantityStepper
            id={id}
            name="quantity"
            stepName="step"
            aria-label={t('line.quantity', { name })}
            defaultValue={quantity}
            max={Math.max(item.max, quantity)}
            fewerLabel={t('line.fewer', { name })}
            moreLabel={t('line.more', { name })}
            onBlur={({ target }) => {
              // With scripts no button is shown, and keyboards for numbers may have no Enter.
              if (target.value !== String(quantity)) target.form?.requestSubmit()
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
        </CartActionForm>
      ) : null}
      <CartActionForm
        action={action}
        intent={intents.remove}
        values={{ line, ...item.values, quantity, name }}
      >
        <button
          className={classNames(ui.fold, ui.note)}
          aria-label={t('line.removeName', { name })}
        >
          {t('line.remove')}
        </button>
      </CartActionForm>
      {item.saved ? (
        <CartActionForm
          action={action}
          intent={intents.save}
          values={{ line, ...item.saved, quantity }}
        >
          <button
            className={classNames(ui.fold, ui.note)}
            aria-label={t('saved.saveName', { name })}
          >
            {t('saved.save')}
          </button>
        </CartActionForm>
      ) : null}
      {/* Below the buttons: a press of one of them sends a typed quantity first, and an error that goes would move it away. */}
      {error ? (
        <div role="alert" className={styles.error}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  )
}

interface PackageFormProps extends FormProps {
  productPackage: CartPackage
  name: string
  isSold: boolean
  /** Whether it can be saved for later: where the list of saved items is shown. */
  canSave: boolean
}

export function PackageForm({ productPackage, canSave, ...form }: PackageFormProps) {
  const { id, key, available, quantity, selection } = productPackage
  const values = { package: id, selection }
  return (
    <ItemForm
      {...form}
      intents={{ change: 'change-package', remove: 'remove-package', save: 'save-package' }}
      line={key}
      quantity={quantity}
      max={available}
      values={values}
      saved={canSave ? values : null}
    />
  )
}

interface LineFormProps extends FormProps {
  line: CartLine
  canSave: boolean
}

export function LineForm({ line, canSave, ...form }: LineFormProps) {
  const { id, name, skuId: sku, product, quantity, available, notSoldIn } = line
  return (
    <ItemForm
      {...form}
      intents={{ change: 'change', remove: 'remove', save: 'save-later' }}
      line={id}
      name={name}
      quantity={quantity}
      max={available}
      isSold={notSoldIn === null}
      values={{ sku }}
      saved={canSave && product ? { product: product.id, sku } : null}
    />
  )
}
