import { useTranslation } from 'react-i18next'

import type { Seller } from '#app/kit/shop-settings.ts'
import { GuaranteeNotice } from '#app/market/law/guarantee-notice.tsx'
import type { LawTexts } from '#app/market/law/law-texts.server.ts'
import { SellerNote } from '#app/market/seller-note.tsx'
import { useServiceEmail } from '#app/market/service-email.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './form/checkout-section.module.css'

export interface Terms {
  /** Null when the merchant has no page of terms. */
  path: string | null
  law: LawTexts
  seller: Seller | null
}

interface TermsSummaryProps {
  terms: Terms
  /** Only consumers have a right of withdrawal, a legal guarantee and the law of complaints. */
  isCompany: boolean
}

/** What applies to the contract in short, with links to its terms and to where one withdraws from it. */
export function TermsSummary({ terms: { path, law, seller }, isCompany }: TermsSummaryProps) {
  const { t } = useTranslation('checkout')
  const { t: common } = useTranslation('common')
  const scope = useUrlScope()
  const email = useServiceEmail()
  return (
    <>
      <details>
        <summary className={ui.fold}>{t('order.termsTitle')}</summary>
        <div className={classNames(ui.stack2, ui.note)}>
          <p>{t(isCompany ? 'order.termsTextCompany' : 'order.termsText', { email })}</p>
          {law.complaint && !isCompany ? (
            <p className={styles.personFields}>{law.complaint}</p>
          ) : null}
          <SellerNote seller={seller} />
        </div>
      </details>
      {law.guarantee && !isCompany ? (
        <details className={styles.personFields}>
          <summary className={ui.fold}>{law.guarantee.summary}</summary>
          <GuaranteeNotice texts={law.guarantee} />
        </details>
      ) : null}
      {path ? (
        <p>
          <NewTabLink path={path} label={t('order.termsLink')} />
        </p>
      ) : null}
      {isCompany ? null : (
        <p className={styles.personFields}>
          <NewTabLink path={href(scope, 'withdrawal')} label={common('footer.withdraw')} />
        </p>
      )}
    </>
  )
}

/** Opens in a new tab, so that nothing typed here is lost. */
function NewTabLink({ path, label }: { path: string; label: string }) {
  const { t } = useTranslation('checkout')
  return (
    <a href={path} target="_blank" rel="noopener">
      {label}
      <VisuallyHidden> ({t('order.newTab')})</VisuallyHidden>
    </a>
  )
}
