import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Link } from '#app/ui/navigation/link.tsx'

import styles from './wordmark.module.css'

/** The shop's logo and name; the logo is an h that is also a chair seen from the side. */
export function Wordmark() {
  const { t } = useTranslation('common')
  return (
    <Link to={href(useUrlScope(), 'home')} className={styles.mark}>
      <svg
        className={styles.symbol}
        width="19"
        height="21"
        viewBox="0 0 19 21"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M3 2.5v16M3 11.5h8.5a4 4 0 0 1 4 4v3" />
      </svg>
      {t('shop.name')}
    </Link>
  )
}
