import { useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import type { OrderForm } from '#app/checkout/draft/checkout-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './checkout-page.module.css'
import { CheckoutSection } from './form/checkout-section.tsx'
import sectionStyles from './form/checkout-section.module.css'
import { DetailsSection } from './details/details-section.tsx'
import { formId, useCheckoutFields } from './form/form-fields.ts'
import type { UnsavedForm } from './unsaved-form.server.ts'
import { useBuyerType } from './details/use-buyer-type.ts'

/** The checkout without the merchant: all typed values, to be sent again; earlier choices are hidden inputs. */
export function UnsavedPage({ form }: { form: UnsavedForm }) {
  const { t } = useTranslation(['checkout', 'cart'])
  const { draft, countries } = form
  const [, fields] = useForm<OrderForm>({ id: formId })
  const { shared } = useCheckoutFields({ fields, draft })
  const { fieldProps } = shared
  const buyer = useBuyerType(draft.customerType ?? 'PERSON')
  return (
    <div className={classNames(ui.page8, styles.page)}>
      <h1>{t('title')}</h1>
      <Notice kind="error">{t('errors.notSaved')}</Notice>
      <Form
        method="post"
        action={href(useUrlScope(), 'checkout')}
        id={formId}
        noValidate
        className={styles.form}
      >
        {form.hidden.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <CheckoutSection id="delivery" title={t('delivery.title')}>
          <div className={classNames(ui.stack5, sectionStyles.row)}>
            <SelectField {...fieldProps.select(fields.country)} label={t('delivery.country')}>
              {countries.map(({ alias, name }) => (
                <option key={alias} value={alias}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              {...fieldProps.input(fields.zip)}
              label={t('delivery.zip')}
              autoComplete="postal-code"
              maxLength={12}
            />
          </div>
        </CheckoutSection>
        <DetailsSection {...shared} buyer={buyer} buyerTypes={form.buyerTypes} isLocked />
        <Button size="large" wide>
          {t('cart:unavailable.again')}
        </Button>
      </Form>
    </div>
  )
}
