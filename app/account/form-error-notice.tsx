import { useTranslation } from 'react-i18next'

import { Notice } from '#app/ui/feedback/notice.tsx'

import type { AccountFormError } from './account.ts'

interface FormErrorNoticeProps {
  error: AccountFormError | null | undefined
  /** Where a password was asked for: there is a way for those who have forgotten theirs. */
  isLogin?: boolean
}

/** Why a form about an account is shown again. */
export function FormErrorNotice({ error, isLogin = false }: FormErrorNoticeProps) {
  const { t } = useTranslation('account')
  if (!error) return null
  return (
    <Notice kind="error" role="alert">
      {error.key === 'tooMany'
        ? t('faults.tooMany', { count: error.minutes })
        : t(`faults.${error.key}`)}
      {error.key === 'tooMany' && isLogin ? ` ${t('faults.tooManyHint')}` : null}
    </Notice>
  )
}
