import { useTranslation } from 'react-i18next'

import { Notice } from '#app/ui/feedback/notice.tsx'

export function ImpersonationNotice({ email }: { email: string | null }) {
  const { t } = useTranslation('common')
  if (email === null) return null
  return (
    <Notice role="status" isBand>
      {t('notices.spoofed')} <strong>{email}</strong>
    </Notice>
  )
}
