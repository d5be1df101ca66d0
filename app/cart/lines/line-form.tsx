import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#app/ui/button/button.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import { QuantityStepper } from '#app/ui/form/quantity-stepper.tsx'
import { useCartChanges } from '#app/cart/changes/cart-changes-provider.tsx'
import styles from './cart-lines.module.css'
import type { CartLine } from '#app/cart/cart.ts'
import type { CartPackage } from '#app/cart/packages/read-packages.ts'
import ui from '#app/ui/theme/primitives.module.css'
import { classNames } from '#app/ui/class-names.ts'

interface QuantityFormProps {
  id: string
  action: string
  intent: 'change' | 'change-package'
  /** Id of the line or key of the package. */
  line: string
  name: string
  quantity: number
  max: number
  error: string | undefined
}

/** Changes the quantity of a line or package. */
function QuantityForm({ id, action, intent, line, name, quantity, max, error }: QuantityFormProps) {
  const { t } = useTranslation('cart')
  const onSubmit = useCartChanges()?.onSubmit
  return (
    <Form method="post" action={action} onSubmit={onSubmit} preventScrollReset className={ui.row2}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="line" value={line} />
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
        max={Math.max(max, quantity)}
        fewerLabel={t('line.fewer', { name })}
        moreLabel={t('line.more', { name })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
    </Form>
  )
}

function LineErrorText({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <div role="alert">
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  ) : null
}

interface PackageFormProps {
  id: string
  productPackage: CartPackage
  name: string
  action: string
  error: string | undefined
  isSold: boolean
  /** Whether it can be saved for later: where the list of saved items is shown. */
  canSave: boolean
}

/** Quantity, removal and saving of a package as a whole. */
export function PackageForm({
  id,
  productPackage,
  name,
  action,
  error,
  isSold,
  canSave,
}: PackageFormProps) {
  const { t } = useTranslation('cart')
  const changes = useCartChanges()
  const { key, available, selection } = productPackage
  const quantity = changes?.requestedQuantityOf(key) ?? productPackage.quantity
  const send = { method: 'post', action, onSubmit: changes?.onSubmit } as const
  const fields = (
    <>
      <input type="hidden" name="line" value={key} />
      <input type="hidden" name="package" value={productPackage.id} />
      <input type="hidden" name="selection" value={selection} />
      <input type="hidden" name="quantity" value={quantity} />
    </>
  )
  return (
    <div className={classNames(ui.row4, styles.form)}>
      {isSold ? (
        <QuantityForm
          {...{ id, action, name, quantity, error }}
          intent="change-package"
          line={key}
          max={available}
        />
      ) : null}
      <LineErrorText id={id} error={error} />
      <Form {...send} preventScrollReset>
        <input type="hidden" name="intent" value="remove-package" />
        {fields}
        <input type="hidden" name="name" value={name} />
        <button
          className={classNames(ui.fold, ui.note)}
          aria-label={t('line.removeName', { name })}
        >
          {t('line.remove')}
        </button>
      </Form>
      {canSave ? (
        <Form {...send} preventScrollReset>
          <input type="hidden" name="intent" value="save-package" />
          {fields}
          <button
            className={classNames(ui.fold, ui.note)}
            aria-label={t('saved.saveName', { name })}
          >
            {t('saved.save')}
          </button>
        </Form>
      ) : null}
    </div>
  )
}

interface LineFormProps {
  id: string
  line: CartLine
  action: string
  error: string | undefined
  /** Whether the line can be saved for later: where the list of saved ones is shown. */
  canSave: boolean
}

/** Quantity, removal and saving of a line. */
export function LineForm({ id, line, action, error, canSave }: LineFormProps) {
  const { t } = useTranslation('cart')
  const changes = useCartChanges()
  const { name } = line
  const quantity = changes?.requestedQuantityOf(line.id) ?? line.quantity
  const send = { method: 'post', action, onSubmit: changes?.onSubmit } as const
  return (
    <div className={classNames(ui.row4, styles.form)}>
      {line.notSoldIn === null ? (
        <QuantityForm
          {...{ id, action, name, quantity, error }}
          intent="change"
          line={line.id}
          max={line.available}
        />
      ) : null}
      <LineErrorText id={id} error={error} />
      <Form {...send} preventScrollReset>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="line" value={line.id} />
        <input type="hidden" name="sku" value={line.skuId} />
        <input type="hidden" name="quantity" value={quantity} />
        <input type="hidden" name="name" value={name} />
        <button
          className={classNames(ui.fold, ui.note)}
          aria-label={t('line.removeName', { name })}
        >
          {t('line.remove')}
        </button>
      </Form>
      {canSave && line.product ? (
        <Form {...send} preventScrollReset>
          <input type="hidden" name="intent" value="save-later" />
          <input type="hidden" name="line" value={line.id} />
          <input type="hidden" name="product" value={line.product.id} />
          <input type="hidden" name="sku" value={line.skuId} />
          <input type="hidden" name="quantity" value={quantity} />
          <button
            className={classNames(ui.fold, ui.note)}
            aria-label={t('saved.saveName', { name })}
          >
            {t('saved.save')}
          </button>
        </Form>
      ) : null}
    </div>
  )
}
