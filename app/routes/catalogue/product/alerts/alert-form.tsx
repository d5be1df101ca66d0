import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import type { Price } from '#app/catalogue/price/price.ts'
import type { ProductSku } from '#app/catalogue/product/product.ts'
import { Button } from '#app/ui/button/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { HiddenFields, NoRedirectField } from '#app/ui/form/hidden-fields.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import ui from '#app/ui/theme/primitives.module.css'
import { buyRowId } from '#app/routes/catalogue/product/buy/buy-bar.tsx'
import type { FormResult } from '#app/routes/catalogue/product/small-form/small-form.ts'
import { useSmallForm } from '#app/routes/catalogue/product/small-form/use-small-form.ts'
import type { AlertError } from './alert-fields.ts'
import styles from './alert-form.module.css'

/** A mail when one of the sold-out skus can be bought again, or when the product costs less than this. */
type AlertSubject =
  | { intent: 'stock-alert'; skus: readonly ProductSku[] }
  | { intent: 'price-alert'; productId: number; price: Price }

interface AlertFormProps {
  subject: AlertSubject
  /** The form stays folded until it is wanted. */
  isFolded: boolean
  /** Email address of a logged-in customer. */
  email: string | null
  /** The merchant asks an address by mail before it sends it a second one. */
  confirmsAddresses: boolean
  posted: FormResult | null
  /** The form was sent without scripts. */
  wasRequested: boolean
}

export function AlertForm(props: AlertFormProps) {
  const { subject, isFolded, email, confirmsAddresses, posted, wasRequested } = props
  const { t } = useTranslation('product')
  const id = useId()
  const { Form, container, result, errorIn, typedIn } = useSmallForm(subject.intent, posted)
  const ofPrice = subject.intent === 'price-alert'
  const inStock = errorIn() === 'inStock' ? typedIn('sku') : null
  if (!ofPrice && subject.skus.length === 0 && inStock === null) return null
  const messages = ofPrice ? 'priceAlert' : 'alert'
  const errorOf = (field: string) => {
    const code = errorIn(field) as AlertError | undefined
    return code && t(`alert.errors.${code}`)
  }
  // Nobody types the hidden fields: their errors are those of the form.
  const fault = ['', 'product', 'price', 'currency', 'vat'].map(errorOf).find(Boolean)
  const title = t(ofPrice ? 'priceAlert.title' : isFolded ? 'alert.sizes' : 'alert.title')
  const form = (
    <Form
      method="post"
      className={classNames(ofPrice ? ui.stack3 : ui.stack4, ui.start, styles.form)}
      noValidate
    >
      <input type="hidden" name="intent" value={subject.intent} />
      <NoRedirectField />
      <p className={ui.note}>
        {ofPrice ? t('priceAlert.text', { price: subject.price.selling }) : t('alert.text')}
      </p>
      <Notice kind="error">{fault}</Notice>
      {ofPrice ? (
        // What the page showed: the price may have changed since.
        <HiddenFields
          values={{
            product: subject.productId,
            price: subject.price.sellingAmount,
            currency: subject.price.currency,
            vat: subject.price.isVatIncluded ? 'included' : 'excluded',
          }}
        />
      ) : subject.skus.length === 1 ? (
        <input type="hidden" name="sku" value={subject.skus[0]?.id} />
      ) : (
        <SelectField
          id={`${id}sku`}
          name="sku"
          label={t('alert.size')}
          defaultValue={typedIn('sku')}
          error={errorOf('sku')}
        >
          <option value="">{t('alert.chooseSize')}</option>
          {subject.skus.map((sku) => (
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
        defaultValue={typedIn('email') || (email ?? '')}
        error={errorOf('email')}
        isLive
      />
      <Button kind={ofPrice ? 'secondary' : 'primary'}>{t(`${messages}.submit`)}</Button>
    </Form>
  )
  return (
    <div
      {...container}
      id={subject.intent}
      className={classNames(styles.alert, ofPrice ? styles.ofPrice : ui.stack3)}
    >
      {(result?.ok ?? wasRequested) ? (
        <Notice kind="good">
          <p>{t(`${messages}.requested`)}</p>
          {confirmsAddresses && !email ? <p>{t('alert.confirm')}</p> : null}
        </Notice>
      ) : inStock !== null ? (
        <Notice kind="good" role="alert">
          <p>{t('alert.errors.inStock')}</p>
          <Link to={`?sku=${inStock}#${buyRowId}`}>{t('alert.buy')}</Link>
        </Notice>
      ) : isFolded ? (
        <details open={result !== null}>
          <summary className={classNames(ui.fold, !ofPrice && styles.title)}>{title}</summary>
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
