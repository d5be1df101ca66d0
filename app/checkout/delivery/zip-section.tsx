import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { useZipDelivery } from '#app/catalogue/stock/zip-delivery-context.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { withUnbrokenCodes } from '#app/kit/person/postal-code.ts'
import { href } from '#app/routing/href.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import { ZipForm } from './zip-form.tsx'
import styles from './zip-section.module.css'

export function ZipSection() {
  const { t } = useTranslation('catalogue')
  const scope = useUrlScope()
  const { pathname, search } = useLocation()
  const delivery = useZipDelivery()
  const returnTo = pathname + search
  if (!delivery) {
    return (
      <details className={styles.section}>
        <summary className={ui.fold}>
          <Icon name="truck" size={20} />
          {t('zip.ask')}
        </summary>
        <ZipForm returnTo={returnTo} isWithin />
      </details>
    )
  }
  const { zip, isServed, pickup } = delivery
  const path = `${href(scope, 'deliveryZip')}?${new URLSearchParams({ returnTo }).toString()}`
  return (
    <p className={styles.section}>
      <Icon name="truck" size={20} />
      <span>
        {withUnbrokenCodes(isServed ? t('zip.to', { zip }) : t('zip.notServed', { zip }))}{' '}
        {isServed &&
          (pickup ? withUnbrokenCodes(t('zip.pickup', { place: pickup })) : t('zip.noPickup'))}{' '}
        <Link to={path} rel="nofollow">
          {t('zip.change')}
        </Link>
      </span>
    </p>
  )
}
