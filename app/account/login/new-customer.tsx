import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './new-customer.module.css'

const reasons = ['orders', 'faster', 'balance'] as const

export function NewCustomer({ returnTo }: { returnTo: string | null }) {
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  const search = returnTo ? `?${new URLSearchParams({ returnTo })}` : ''
  return (
    <>
      <h2 className={styles.question}>{t('login.noAccount')}</h2>
      <ul className={classNames(ui.stack2, styles.reasons)}>
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="check" size={20} />
            {t(`login.reasons.${reason}`)}
          </li>
        ))}
      </ul>
      <ButtonLink kind="secondary" to={href(scope, 'register') + search}>
        {t('register.title')}
      </ButtonLink>
    </>
  )
}
