import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

/** Why an order is shown without personal data, and how its buyer gets the link that opens it. */
export function ClosedOrder({ number }: { number: string }) {
  const { t } = useTranslation('account')
  const query = new URLSearchParams({ order: number })
  return (
    <Notice>
      <div className={classNames(ui.stack3, ui.start)}>
        <p>{t('orders.closed')}</p>
        <ButtonLink
          kind="secondary"
          size="small"
          to={`${href(useUrlScope(), 'findOrder')}?${query}`}
        >
          {t('orders.sendLink')}
        </ButtonLink>
      </div>
    </Notice>
  )
}
