import { useTranslation } from 'react-i18next'

import { Notice } from '#app/ui/feedback/notice.tsx'

import type { AccountFault } from './account.ts'

interface FaultNoticeProps {
  fault: AccountFault | null | undefined
  /** Where a password was asked for: there is a way for those who have forgotten theirs. */
  isLogin?: boolean
}

/** Why a form about an account is shown again. */
export function FaultNotice({ fault, isLogin = false }: FaultNoticeProps) {
  const { t } = useTranslation('account')
  if (!fault) return null
  return (
    <Notice kind="fault" role="alert">
      {fault.key === 'tooMany'
        ? t('faults.tooMany', { count: fault.minutes })
        : t(`faults.${fault.key}`)}
      {fault.key === 'tooMany' && isLogin ? ` ${t('faults.tooManyHint')}` : null}
    </Notice>
  )
}
