import { useTranslation } from 'react-i18next'

import { useServiceEmail } from '#app/market/service-email.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'

import type { AccountFormState } from './account-form-state.ts'

interface FormErrorNoticeProps {
  error: AccountFormState['formError'] | undefined
  /** Adds a hint about the password reset. */
  isLogin?: boolean
}

export function FormErrorNotice({ error, isLogin = false }: FormErrorNoticeProps) {
  const { t } = useTranslation('account')
  const address = useServiceEmail()
  if (!error) return null
  return (
    <Notice kind="error">
      {error.key === 'tooMany'
        ? t('faults.tooMany', { count: error.minutes })
        : t(`faults.${error.key}`, { address })}
      {error.key === 'tooMany' && isLogin ? ` ${t('faults.tooManyHint')}` : null}
    </Notice>
  )
}
