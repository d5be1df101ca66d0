import { useTranslation } from 'react-i18next'

import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import { VisitorPlace } from '#app/ui/document/visitor-place.tsx'

import styles from './site-header.module.css'

interface HeaderCountProps {
  of: 'favorites' | 'cart'
  count: number
}

export function HeaderCount({ of, count }: HeaderCountProps) {
  const { t } = useTranslation('common')
  return (
    <VisitorPlace name={`${of}-count`}>
      {count > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      ) : null}
      <VisuallyHidden>{t(`header.${of}Count`, { count })}</VisuallyHidden>
    </VisitorPlace>
  )
}
