import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { Link } from '#app/ui/navigation/link.tsx'

import { cookieSettingsPath } from './cookie-settings-path.ts'

/** Shown on every page: consent is withdrawn as easily as it is given. */
export function CookieSettingsLink({ className }: { className?: string }) {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  const path = cookieSettingsPath(useUrlScope(), pathname + search)
  return (
    <Link className={className} to={path} rel="nofollow">
      {t('consent.settings')}
    </Link>
  )
}
