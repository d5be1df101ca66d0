import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import type { ProductSku } from '#app/catalogue/product/product.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'

import {
  errorIn,
  submittedValue,
  type FormResult,
} from '#app/routes/catalogue/product/small-form/form-result.ts'
import { buyRowId } from '#app/routes/catalogue/product/buy/buy-bar.tsx'
import styles from './alert-form.module.css'
import type { StockAlertError } from './stock-alert-fields.ts'
import { useSmallForm } from '#app/routes/catalogue/product/small-form/use-small-form.ts'
import { NoRedirectField } from '#app/ui/form/stay-field.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

export interface StockAlertFormProps {
  /** Sizes that are sold out. */
  skus: readonly ProductSku[]
  /** Other sizes can be bought: the form stays folded until it is wanted. */
  isFolded: boolean
  /** Email address of a logged-in customer. */
  email: string | null
  /** The merchant asks an address by mail before it sends it a second one. */
  confirmsAddresses: boolean
  posted: FormResult | null
  /** The form was sent without scripts. */
  wasRequested: boolean
}

/** Requests one mail when a sold-out sku can be bought again. */
export function StockAlertForm(props: StockAlertFormProps) {
  const { skus, isFolded, email, confirmsAddresses, posted, wasRequested } = props
  const { t } = useTranslation('product')
  const id = useId()
  const { fetcher, container, result } = useSmallForm('alert', posted)
  const fault = errorIn(result)
  const inStock = fault === 'inStock' ? submittedValue(result, 'sku') : null
  if (skus.length === 0 && inStock === null) return null
  const [only] = skus.length === 1 ? skus : []
  const title = t(isFolded ? 'alert.sizes' : 'alert.title')
  const errorOf = (field: string) => {
    const code = errorIn(result, field)
    return code ? t(`alert.errors.${code as StockAlertError}`) : undefined
  }
  const form = (
    <fetcher.Form method="post" className={classNames(ui.stack4, ui.start, styles.form)} noValidate>
      <input type="hidden" name="intent" value="stock-alert" />
      <NoRedirectField />
      <p className={ui.note}>{t('alert.text')}</p>
      {fault ? (
        <Notice kind="error" role="alert">
          {t(`alert.errors.${fault as StockAlertError}`)}
        </Notice>
      ) : null}
      {only ? <input type="hidden" name="sku" value={only.id} /> : null}
      {only ? null : (
        <SelectField
          id={`${id}sku`}
          name="sku"
          label={t('alert.size')}
          defaultValue={submittedValue(result, 'sku')}
          error={errorOf('sku')}
        >
          <option value="">{t('alert.chooseSize')}</option>
          {skus.map((sku) => (
            <option key={sku.id} value={sku.id}>
              {sku.name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        id={`${id}email`}
        type="email"
        name="email"
        label={t('alert.email')}
        autoComplete="email"
        defaultValue={submittedValue(result, 'email') || (email ?? '')}
        error={errorOf('email')}
      />
      <Button>{t('alert.submit')}</Button>
    </fetcher.Form>
  )
  return (
    <div {...container} id="stock-alert" className={classNames(ui.stack3, styles.alert)}>
      {(result?.ok ?? wasRequested) ? (
        <Notice kind="good" role="status">
          <p>{t('alert.requested')}</p>
          {confirmsAddresses && !email ? <p>{t('alert.confirm')}</p> : null}
        </Notice>
      ) : inStock !== null ? (
        <Notice kind="good" role="alert">
          <p>{t('alert.errors.inStock')}</p>
          <Link to={`?sku=${inStock}#${buyRowId}`}>{t('alert.buy')}</Link>
        </Notice>
      ) : isFolded ? (
        <details open={result !== null}>
          <summary className={styles.title}>{title}</summary>
          {form}
        </details>
      ) : (
        <>
          <h2 className={styles.title}>{title}</h2>
          {form}
        </>
      )}
    </div>
  )
}
