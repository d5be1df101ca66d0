import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { useZipDelivery } from '#app/catalogue/stock/zip-delivery-context.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Link } from '#app/ui/navigation/link.tsx'

export function ZipLink({ className }: { className?: string }) {
  const { t } = useTranslation('common')
  const scope = useUrlScope()
  const { pathname, search } = useLocation()
  const delivery = useZipDelivery()
  const page = href(scope, 'deliveryZip')
  // Back to the page before, not to this one.
  const returnTo = pathname === page ? href(scope, 'home') : pathname + search
  return (
    <Link
      className={className}
      to={`${page}?${new URLSearchParams({ returnTo }).toString()}`}
      rel="nofollow"
    >
      {delivery
        ? t(delivery.isServed ? 'header.deliverTo' : 'header.noDelivery', { zip: delivery.zip })
        : t('header.enterZip')}
    </Link>
  )
}
