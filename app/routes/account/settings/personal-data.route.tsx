import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import {
  reauthenticationForm,
  reauthenticatedIntents,
  type ReauthenticatedIntent,
} from '#app/account/account-form.ts'
import type { AccountFormError } from '#app/account/account.ts'
import { getCustomer } from '#app/account/customer.server.ts'
import { requireCustomer } from '#app/account/login/guards.server.ts'
import { listOrders } from '#app/account/orders/orders.server.ts'
import {
  normalizedEmail,
  deleteAccount,
  isCorrectPassword,
  isFormOf,
} from '#app/account/login/sign-in.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { loadAccountFavorites } from '#app/favorites/account-favorites.server.ts'
import { favoriteIds } from '#app/favorites/favorites.server.ts'
import { href } from '#app/routing/href.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { jsonFile } from '#app/visit/responses.server.ts'
import { flashNotice } from '#app/visit/flash/flash.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { AccountFrame } from '#app/routes/account/account-frame.tsx'
import { accountFormAction } from '#app/routes/account/account-form-action.server.ts'
import { endSessionResponse } from '#app/routes/account/end-session-response.server.ts'
import type { AccountFormState } from '#app/account/account-form-state.ts'
import { FormErrorNotice } from '#app/account/form-error-notice.tsx'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { UsernameField } from '#app/ui/form/username-field.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './settings-page.module.css'

export { clientAction, handle, headers } from '#app/routes/account/account-form-route.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { visit, customer } = await requireCustomer(args)
  return {
    head: titledHead(visit, 'accountData', 'account', 'data.title'),
    email: customer.email,
  }
}

/** Actions after the password was verified: they return a response, or an error for the form. */
const actions: Record<
  ReauthenticatedIntent,
  (visit: Visit) => Promise<Response | AccountFormError>
> = {
  async export(visit) {
    const [customer, orders] = await Promise.all([
      getCustomer(visit),
      listOrders(visit),
      loadAccountFavorites(visit),
    ])
    if (!customer) return { key: 'failed' }
    const exportedAt = new Date().toISOString()
    const favorites = favoriteIds(visit.cookies)
    const personalData = { exportedAt, customer, orders, favorites }
    return jsonFile('hemvist-personal-data.json', personalData)
  },
  async delete(visit) {
    const isDeleted = await deleteAccount(visit)
    if (!isDeleted) return { key: 'failed' }
    flashNotice(visit.cookies, 'account-deleted')
    return endSessionResponse(visit, href(visit, 'home'))
  },
}

export const action = async (args: Parameters<ReturnType<typeof accountFormAction>>[0]) => {
  const { customer } = await requireCustomer(args)
  return accountFormAction({
    schema: reauthenticationForm,
    attempt: { kind: 'login', accountOf: () => normalizedEmail(customer.email) },
    async run(visit, form, attempt) {
      const { intent, password } = form
      if (!isFormOf(customer, form)) return seeOther(href(visit, 'accountData'))
      if (!(await isCorrectPassword(visit, password))) return { key: 'wrongPassword' }
      await attempt?.succeeded()
      return actions[intent](visit)
    },
  })(args)
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** Export of a customer's data, and deletion of the account. Both need the password. */
export default function PersonalDataPage() {
  const { email } = useLoaderData<typeof loader>()
  const formState = useActionData<typeof action>()
  const { t } = useTranslation('account')
  const submittedIntent = formState?.result?.initialValue?.intent
  return (
    <AccountFrame current="data" email={email}>
      {reauthenticatedIntents.map((intent) => (
        <section key={intent} className={classNames(ui.stack4, styles.block)}>
          <h2>{t(`data.${intent}`)}</h2>
          <p>{t(`data.${intent}Text`)}</p>
          <ReauthenticationForm
            intent={intent}
            email={email}
            formState={submittedIntent === intent ? formState : undefined}
            button={t(intent === 'export' ? 'data.download' : 'data.deleteForGood')}
          />
        </section>
      ))}
    </AccountFrame>
  )
}

interface ProofFormProps {
  intent: ReauthenticatedIntent
  email: string
  formState: AccountFormState | undefined
  button: string
}

function ReauthenticationForm({ intent, email, formState, button }: ProofFormProps) {
  const { t } = useTranslation('account')
  const action = href(useUrlScope(), 'accountData')
  const { formProps, fields, fieldProps, formError } = useAccountForm({
    id: intent,
    schema: reauthenticationForm,
    formState,
  })
  return (
    <>
      <FormErrorNotice error={formError} isLogin />
      <Form
        method="post"
        action={action}
        className={classNames(ui.stack5, styles.form)}
        // The browser must submit the form itself to save the file.
        reloadDocument={intent === 'export'}
        {...formProps}
      >
        <input type="hidden" name={fields.intent.name} value={intent} />
        <UsernameField name={fields.username.name} email={email} />
        <TextField
          {...fieldProps.text(fields.password, 'current-password', 'password')}
          label={t(`data.${intent}Password`)}
        />
        <div>
          <Button kind="secondary">{button}</Button>
        </div>
      </Form>
    </>
  )
}
