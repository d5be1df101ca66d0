import { useTranslation } from 'react-i18next'

import type { Seller } from '#app/kit/shop-settings.ts'
import { classNames } from '#app/ui/class-names.ts'

import styles from './seller-note.module.css'

interface SellerNoteProps {
  /** Null without the setting. */
  seller: Seller | null
  className?: string
}

/** Who sells and how to reach them, with the numbers that a receipt must have. */
export function SellerNote({ seller, className }: SellerNoteProps) {
  const { t } = useTranslation('common')
  if (!seller) return null
  return (
    <p className={classNames(styles.seller, className)}>
      <span>{t('seller.name', { name: [seller.name, ...seller.address].join(', ') })}</span>
      <span>{t('seller.organizationNumber', { number: seller.organizationNumber })}</span>
      <span>{t('seller.vatNumber', { number: seller.vatNumber })}</span>
      {seller.phone ? <span>{t('seller.phone', { number: seller.phone })}</span> : null}
      {seller.email ? <a href={`mailto:${seller.email}`}>{seller.email}</a> : null}
    </p>
  )
}
