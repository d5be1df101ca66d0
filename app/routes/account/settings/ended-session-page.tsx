import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { AccountFormState } from '#app/account/account-form-state.ts'
import { settingBlockOf } from '#app/account/settings/settings-form.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'
import { headingOf, SettingBlockForm, type SettingsPageProps } from './setting-block-form.tsx'

type EndedSessionPageProps = Pick<
  SettingsPageProps,
  'countries' | 'marketCountry' | 'servedTypes' | 'owner'
> & {
  formState: AccountFormState | undefined
}

/** A form of the settings that was sent after the session had ended, with a login; no other data of the account. */
export function EndedSessionPage({ formState, ...props }: EndedSessionPageProps) {
  const { t } = useTranslation('account')
  const shown = useMemo(() => withoutReason(formState), [formState])
  const block = settingBlockOf(submittedValue(formState, 'block')) ?? 'contact'
  // The page has replaced the button that was pressed.
  useEffect(() => document.getElementById(headingOf(block))?.focus(), [block])
  return (
    <FormPage title={t('settings.title')}>
      <Notice kind="info" role="alert">
        {t('faults.sessionEnded')}
      </Notice>
      <SettingBlockForm
        {...props}
        block={block}
        // The values that were typed are those of the form.
        customer={null}
        owner={submittedValue(formState, 'owner') ?? props.owner}
        formState={shown}
        hasLogin
      />
    </FormPage>
  )
}

/** Whether a form was refused for want of a session, or has been sent with a login. */
export function hasSessionEnded(formState: AccountFormState | undefined): boolean {
  return formState?.formError?.key === 'sessionEnded' || submittedValue(formState, 'email') !== null
}

/** The page itself tells that the session has ended. */
function withoutReason(formState: AccountFormState | undefined): AccountFormState | undefined {
  return formState?.formError?.key === 'sessionEnded'
    ? { ...formState, formError: null }
    : formState
}

function submittedValue(formState: AccountFormState | undefined, name: string): string | null {
  const value = formState?.result?.initialValue?.[name]
  return typeof value === 'string' ? value : null
}
