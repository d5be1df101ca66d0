import { useTranslation } from 'react-i18next'

import type { Seller } from '#app/context.ts'

import styles from './seller-note.module.css'

/** Who sold an order, with the numbers that a receipt must have. */
export function SellerNote({ seller }: { seller: Seller | null }) {
  const { t } = useTranslation('account')
  if (!seller) return null
  return (
    <p className={styles.seller}>
      <span>{[seller.name, ...seller.address].join(', ')}</span>
      <span>{t('seller.organizationNumber', { number: seller.organizationNumber })}</span>
      <span>{t('seller.vatNumber', { number: seller.vatNumber })}</span>
    </p>
  )
}
