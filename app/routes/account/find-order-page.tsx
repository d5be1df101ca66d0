import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import type { AccountFormState } from '#app/account/account-form-state.ts'
import { findOrderForm } from '#app/account/account-form.ts'
import { FormErrorNotice } from '#app/account/form-error-notice.tsx'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Link } from '#app/ui/navigation/link.tsx'

import { FormPage } from './form-page.tsx'
import styles from './form-page.module.css'

interface FindOrderPageProps {
  /** E-mail address of the customer, or empty. */
  email: string
  formState: AccountFormState | undefined
}

/** Form to open an order by its number and e-mail address. A wrong number and a wrong address have one message. */
export function FindOrderPage({ email, formState }: FindOrderPageProps) {
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  const { formProps, fields, fieldProps, summaryErrors, formError, attempt } = useAccountForm({
    id: 'findOrder',
    schema: findOrderForm,
    formState,
    defaultValue: { email },
  })
  return (
    <FormPage title={t('findOrder.title')} intro={t('findOrder.intro')}>
      <FormErrorNotice error={formError} />
      <Form method="post" action={href(scope, 'findOrder')} {...formProps}>
        <ErrorSummary title={t('errors.title')} errors={summaryErrors} attempt={attempt} />
        <TextField
          {...fieldProps.input(fields.orderNumber)}
          label={t('fields.orderNumber')}
          hint={t('findOrder.hint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...fieldProps.input(fields.email, 'email')}
          label={t('fields.orderEmail')}
          autoComplete="email"
        />
        <div className={styles.below}>
          <Button size="large">{t('findOrder.submit')}</Button>
          {email ? (
            <Link to={href(scope, 'accountOrders')}>{t('orders.toOrders')}</Link>
          ) : (
            <Link to={href(scope, 'login')}>{t('login.title')}</Link>
          )}
        </div>
      </Form>
    </FormPage>
  )
}
