import { useTranslation } from 'react-i18next'

import { ZipForm, type ZipRefusal } from '#app/checkout/delivery/zip-form.tsx'
import { useZipDelivery, type ShownZipDelivery } from '#app/catalogue/stock/zip-delivery-context.ts'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './delivery-zip-page.module.css'

interface DeliveryZipPageProps {
  returnTo: string
  /** Why the typed text was not saved, of a form that was sent without scripts. */
  refusal: ZipRefusal | null
}

/** The form for the visitor's postal code, and the delivery to it. */
export function DeliveryZipPage({ returnTo, refusal }: DeliveryZipPageProps) {
  const { t } = useTranslation('catalogue')
  const delivery = useZipDelivery()
  return (
    <div className={classNames(ui.stack5, ui.page, styles.page)}>
      <h1>{t('zip.title')}</h1>
      <p>{t('zip.text')}</p>
      <ZipForm key={delivery?.zip} returnTo={returnTo} posted={refusal} />
      {delivery ? <ZipDeliveryText delivery={delivery} /> : null}
      <Link to={returnTo}>{t('zip.back')}</Link>
    </div>
  )
}

/** When goods in stock arrive at a postal code, and where they can be picked up. */
function ZipDeliveryText({ delivery }: { delivery: ShownZipDelivery }) {
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
