import { useTranslation } from 'react-i18next'

import { Notice } from '#app/ui/feedback/notice.tsx'

import type { AccountFormError } from './account.ts'

interface FormErrorNoticeProps {
  error: AccountFormError | null | undefined
  /** Adds a hint about the password reset. */
  isLogin?: boolean
}

/** The error of an account form that is not of a single field. */
export function FormErrorNotice({ error, isLogin = false }: FormErrorNoticeProps) {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation('common')
  if (!error) return null
  return (
    <Notice kind="error" role="alert">
      {error.key === 'tooMany'
        ? t('faults.tooMany', { count: error.minutes })
        : t(`faults.${error.key}`, { address: common('footer.email') })}
      {error.key === 'tooMany' && isLogin ? ` ${t('faults.tooManyHint')}` : null}
    </Notice>
  )
}
