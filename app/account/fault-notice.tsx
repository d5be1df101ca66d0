import { useTranslation } from 'react-i18next'

import { Notice } from '#app/ui/feedback/notice.tsx'

import type { AccountFault } from './account.ts'

/** Why a form about an account is shown again. */
export function FaultNotice({ fault }: { fault: AccountFault | null | undefined }) {
  const { t } = useTranslation('account')
  if (!fault) return null
  return (
    <Notice kind="fault" role="alert">
      {fault.key === 'tooMany'
        ? t('faults.tooMany', { count: fault.minutes })
        : t(`faults.${fault.key}`)}
    </Notice>
  )
}
