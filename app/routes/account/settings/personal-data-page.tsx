import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import type { AccountFormState } from '#app/account/account-form-state.ts'
import {
  reauthenticatedIntents,
  reauthenticationForm,
  type ReauthenticatedIntent,
} from '#app/account/account-form.ts'
import { FormErrorNotice } from '#app/account/form-error-notice.tsx'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './settings-page.module.css'

/** Export of a customer's data, and deletion of the account. Both need the password. */
export function PersonalDataPage({ formState }: { formState: AccountFormState | undefined }) {
  const { t } = useTranslation('account')
  const submittedIntent = formState?.result?.initialValue?.intent
  return reauthenticatedIntents.map((intent) => (
    <section key={intent} className={classNames(ui.stack4, styles.block)}>
      <h2>{t(`data.${intent}`)}</h2>
      <p>{t(`data.${intent}Text`)}</p>
      <ReauthenticationForm
        intent={intent}
        formState={submittedIntent === intent ? formState : undefined}
        button={t(intent === 'export' ? 'data.download' : 'data.deleteForGood')}
      />
    </section>
  ))
}

interface ProofFormProps {
  intent: ReauthenticatedIntent
  formState: AccountFormState | undefined
  button: string
}

function ReauthenticationForm({ intent, formState, button }: ProofFormProps) {
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
        <TextField {...fieldProps.text(fields.password, 'current-password', 'password')} />
        <div>
          <Button kind="secondary">{button}</Button>
        </div>
      </Form>
    </>
  )
}
