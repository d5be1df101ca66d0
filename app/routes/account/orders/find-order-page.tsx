import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import type { AccountFormState } from '#app/account/account-form-state.ts'
import { findOrderForm } from '#app/account/account-form.ts'
import { FormErrorNotice } from '#app/account/form-error-notice.tsx'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'
import ui from '#app/ui/theme/primitives.module.css'

interface FindOrderPageProps {
  /** Number of the order from whose page the visitor comes, or empty. */
  orderNumber: string
  /** E-mail address of the customer, or empty. */
  email: string
  /** Whether the form was sent, and its link is on its way if there is such an order. */
  isSent: boolean
  formState: AccountFormState | undefined
}

/** Form to have the link to an order mailed, by its number and e-mail address. Wrong ones have the same answer. */
export function FindOrderPage({ orderNumber, email, isSent, formState }: FindOrderPageProps) {
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  const { formProps, fields, fieldProps, summaryErrors, formError, attempt } = useAccountForm({
    id: 'findOrder',
    schema: findOrderForm,
    formState,
    defaultValue: { orderNumber, email },
  })
  return (
    <FormPage title={t('findOrder.title')} intro={t('findOrder.intro')} room={2}>
      {isSent && !formState ? (
        <Notice kind="good" role="alert">
          {t('findOrder.sent')}
        </Notice>
      ) : null}
      <FormErrorNotice error={formError} />
      <Form method="post" action={href(scope, 'findOrder')} {...formProps}>
        <ErrorSummary title={t('errors.title')} errors={summaryErrors} attempt={attempt} />
        <TextField
          {...fieldProps.text(fields.orderNumber, 'off')}
          hint={t('findOrder.hint')}
          inputMode="numeric"
        />
        <TextField
          {...fieldProps.text(fields.email, 'email', 'email')}
          label={t('fields.orderEmail')}
        />
        <div className={ui.row6}>
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
