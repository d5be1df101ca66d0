import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import type { Price } from '#app/catalogue/price/price.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { NoRedirectField } from '#app/ui/form/stay-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'

import {
  errorIn,
  submittedValue,
  type FormResult,
} from '#app/routes/catalogue/product/small-form/form-result.ts'
import styles from './alert-form.module.css'
import type { PriceAlertError } from './price-alert-fields.ts'
import { useSmallForm } from '#app/routes/catalogue/product/small-form/use-small-form.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

export interface PriceAlertFormProps {
  productId: number
  price: Price
  /** Email address of a logged-in customer. */
  email: string | null
  /** The merchant asks an address by mail before it sends it a second one. */
  confirmsAddresses: boolean
  posted: FormResult | null
  /** The form was sent without scripts. */
  wasRequested: boolean
}

/** Requests one mail when the product costs less; folded until it is wanted. */
export function PriceAlertForm({
  productId,
  price,
  email,
  confirmsAddresses,
  posted,
  wasRequested,
}: PriceAlertFormProps) {
  const { t } = useTranslation('product')
  const id = useId()
  const { fetcher, container, result } = useSmallForm('priceAlert', posted)
  const fault = errorIn(result) ?? hiddenFields.map((field) => errorIn(result, field)).find(Boolean)
  const emailError = errorIn(result, 'email')
  return (
    <div {...container} id="price-alert" className={classNames(styles.alert, styles.ofPrice)}>
      {(result?.ok ?? wasRequested) ? (
        <Notice kind="good" role="status">
          <p>{t('priceAlert.requested')}</p>
          {confirmsAddresses && !email ? <p>{t('alert.confirm')}</p> : null}
        </Notice>
      ) : (
        <details open={result !== null}>
          <summary>{t('priceAlert.title')}</summary>
          <fetcher.Form
            method="post"
            className={classNames(ui.stack3, ui.start, styles.form)}
            noValidate
          >
            <input type="hidden" name="intent" value="price-alert" />
            <input type="hidden" name="product" value={productId} />
            <input type="hidden" name="price" value={price.sellingAmount} />
            <input type="hidden" name="currency" value={price.currency} />
            <input type="hidden" name="vat" value={price.isVatIncluded ? 'included' : 'excluded'} />
            <NoRedirectField />
            <p className={ui.quiet}>{t('priceAlert.text', { price: price.selling })}</p>
            {fault ? (
              <Notice kind="error" role="alert">
                {t(`priceAlert.errors.${fault as PriceAlertError}`)}
              </Notice>
            ) : null}
            <TextField
              id={`${id}email`}
              type="email"
              name="email"
              label={t('priceAlert.email')}
              autoComplete="email"
              defaultValue={submittedValue(result, 'email') || (email ?? '')}
              error={
                emailError ? t(`priceAlert.errors.${emailError as PriceAlertError}`) : undefined
              }
            />
            <Button kind="secondary">{t('priceAlert.submit')}</Button>
          </fetcher.Form>
        </details>
      )}
    </div>
  )
}

const hiddenFields = ['product', 'price', 'currency', 'vat']
