import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { ZipForm } from '#app/checkout/zip-form.tsx'
import { useZipDelivery } from '#app/catalogue/stock/zip-delivery-context.ts'
import { ZipDeliveryText } from '#app/catalogue/stock/zip-delivery-text.tsx'

import styles from './delivery-zip-page.module.css'

interface DeliveryZipPageProps {
  returnTo: string
  /** A postal code of the market's country; null when its format is not known. */
  example: string | null
  /** Why the typed text was not saved. */
  refusal: { reason: 'zip' | 'unavailable' | 'lost'; typed: string } | null
}

/** The form for the visitor's postal code, and the delivery to it. */
export function DeliveryZipPage({ returnTo, example, refusal }: DeliveryZipPageProps) {
  const { t } = useTranslation('catalogue')
  const { t: common } = useTranslation('common')
  const delivery = useZipDelivery()
  const messageOf = (reason: NonNullable<typeof refusal>['reason']) =>
    reason === 'lost'
      ? common('noResponse')
      : t(`zip.errors.${reason === 'zip' && example ? 'zipLike' : reason}`, { example })
  return (
    <div className={styles.page}>
      <h1>{t('zip.title')}</h1>
      <p>{t('zip.text')}</p>
      <ZipForm
        key={delivery?.zip}
        returnTo={returnTo}
        typed={refusal?.typed}
        error={refusal ? messageOf(refusal.reason) : undefined}
      />
      {delivery ? <ZipDeliveryText delivery={delivery} /> : null}
      <Link to={returnTo}>{t('zip.back')}</Link>
    </div>
  )
}
