import { useTranslation } from 'react-i18next'

import { ZipForm, type ZipRefusal } from '#app/checkout/delivery/zip-form.tsx'
import { useZipDelivery, type ShownZipDelivery } from '#app/catalogue/stock/zip-delivery-context.ts'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'

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
    <FormPage title={t('zip.title')} intro={t('zip.text')} room={4}>
      <ZipForm key={delivery?.zip} returnTo={returnTo} posted={refusal} />
      {delivery ? <ZipDeliveryText delivery={delivery} /> : null}
      <Link to={returnTo}>{t('zip.back')}</Link>
    </FormPage>
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
