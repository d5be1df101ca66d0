import { Outlet } from '@remix-run/react'

import { SkipLink } from '#app/ui/skip-link.tsx'
import { useTranslation } from 'react-i18next'

/** The shop's usual frame: header with search and cart, the page, footer. */
export default function StorefrontLayout() {
  const { t } = useTranslation('common')
  return (
    <>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
