import { useTranslation } from 'react-i18next'

import { Notice } from '#app/ui/feedback/notice.tsx'

export function DraftNotice() {
  const { t } = useTranslation('content')
  return (
    <Notice role="status" isBand>
      <p>{t('preview.draft')}</p>
    </Notice>
  )
}
