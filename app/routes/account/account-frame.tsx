import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './account-frame.module.css'

const sections = [
  { screen: 'accountOrders', key: 'orders' },
  { screen: 'accountSettings', key: 'settings' },
  { screen: 'accountBalance', key: 'balance' },
  { screen: 'accountPassword', key: 'password' },
  { screen: 'accountData', key: 'data' },
] as const

export type AccountSection = (typeof sections)[number]['key']

interface AccountFrameProps {
  current: AccountSection
  email: string
  children: ReactNode
}

export function AccountFrame({ current, email, children }: AccountFrameProps) {
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  return (
    <div className={classNames(ui.stack8, ui.page8, styles.frame)} data-form-page>
      <div className={classNames(ui.notPrinted, styles.side)}>
        <p className={classNames(ui.note, styles.email)}>{email}</p>
        <nav aria-label={t('frame.label')}>
          <ul className={classNames(ui.plainLinks, styles.links)}>
            {sections.map(({ screen, key }) => (
              <li key={key}>
                <Link
                  to={href(scope, screen)}
                  aria-current={key === current ? 'page' : undefined}
                  preventScrollReset
                >
                  {t(`${key}.title`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Form method="post" action={href(scope, 'logout')} className={styles.logout}>
          <Button kind="secondary" size="small">
            {t('frame.logout')}
          </Button>
        </Form>
      </div>
      <div className={classNames(ui.stack6, ui.top, styles.main)}>
        <h1>{t(`${current}.title`)}</h1>
        {children}
      </div>
    </div>
  )
}
