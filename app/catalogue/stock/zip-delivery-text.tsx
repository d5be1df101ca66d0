import { useTranslation } from 'react-i18next'

import type { ShownZipDelivery } from './zip-delivery-context.ts'

/** When goods in stock arrive at a postal code, and where they can be picked up. */
export function ZipDeliveryText({ delivery }: { delivery: ShownZipDelivery }) {
  const { t } = useTranslation('catalogue')
  const { zip, isServed, pickup, date } = delivery
  if (!isServed) return <p>{t('zip.notServed', { zip })}</p>
  return (
    <div>
      <p>{t('zip.home', { zip, date })}</p>
      <p>{pickup ? t('zip.pickup', { place: pickup }) : t('zip.noPickup')}</p>
    </div>
  )
}
