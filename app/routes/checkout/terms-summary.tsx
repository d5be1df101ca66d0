import { useTranslation } from 'react-i18next'

import type { Seller } from '#app/context.ts'
import type { ComplaintLaw } from '#app/market/law/complaint-rules.ts'
import { SellerNote } from '#app/market/seller-note.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

export interface Terms {
  /** Null when the merchant has no page of terms. */
  path: string | null
  /** Null where the shop does not know the buyer's law. */
  complaintLaw: ComplaintLaw | null
  seller: Seller | null
}

interface TermsSummaryProps {
  terms: Terms
  /** Only consumers have a right of withdrawal, and the law of complaints. */
  isCompany: boolean
}

/** What applies to the contract in short, and a link to its terms. */
export function TermsSummary({
  terms: { path, complaintLaw, seller },
  isCompany,
}: TermsSummaryProps) {
  const { t } = useTranslation('checkout')
  const { t: common } = useTranslation('common')
  const email = common('footer.email')
  return (
    <>
      <details>
        <summary className={ui.fold}>{t('order.termsTitle')}</summary>
        <div className={classNames(ui.stack2, ui.note)}>
          <p>{t(isCompany ? 'order.termsTextCompany' : 'order.termsText', { email })}</p>
          {complaintLaw && !isCompany ? <p>{t(`order.complaint.${complaintLaw}`)}</p> : null}
          <SellerNote seller={seller} />
        </div>
      </details>
      {path ? (
        // Opens in a new tab, so that nothing typed here is lost.
        <p>
          <a href={path} target="_blank" rel="noopener">
            {t('order.termsLink')}
            <VisuallyHidden> ({t('order.newTab')})</VisuallyHidden>
          </a>
        </p>
      ) : null}
    </>
  )
}
