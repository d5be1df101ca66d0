import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { findOrderForm } from '#app/account/account-form.ts'
import { sendWithinLimit } from '#app/account/login/attempt-limits.server.ts'
import { sendOrderLink } from '#app/account/orders/orders.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { href } from '#app/routing/href.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { accountFormAction } from '#app/routes/account/account-form-action.server.ts'
import { FormErrorNotice } from '#app/account/form-error-notice.tsx'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'
import ui from '#app/ui/theme/primitives.module.css'

export { clientAction, handle, headers } from '#app/routes/account/account-form-route.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const { searchParams } = new URL(args.request.url)
  return {
    orderNumber: searchParams.get('order')?.slice(0, 40) ?? '',
    email: visit.signedIn?.email ?? '',
    isSent: searchParams.has('sent'),
    head: titledHead(visit, 'findOrder', 'account', 'findOrder.title'),
  }
}

/** The same answer for all: the link is mailed to the order's own address. Attempts at one address are limited, and mails of an order. */
export const action = accountFormAction({
  schema: findOrderForm,
  attempt: { kind: 'order', accountOf: ({ email }) => email.toLowerCase() },
  outage: 'orderUnavailable',
  async run(visit, form) {
    const about = `${form.email.toLowerCase()} ${form.orderNumber}`
    await sendWithinLimit(visit, about, () => sendOrderLink(visit, form))
    return seeOther(`${href(visit, 'findOrder')}?sent`)
  },
})

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** Form to have the link to an order mailed, by its number and e-mail address. Wrong ones have the same answer. */
export default function FindOrderPage() {
  const { orderNumber, email, isSent } = useLoaderData<typeof loader>()
  const formState = useActionData<typeof action>()
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
      <Notice kind="good" role="alert">
        {isSent && !formState && t('findOrder.sent')}
      </Notice>
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
