import { useTranslation } from 'react-i18next'

import { NewsletterForm } from '#app/newsletter/newsletter-form.tsx'
import type { NewsletterRefusal } from '#app/newsletter/newsletter-result.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './newsletter-page.module.css'

interface NewsletterPageProps {
  email: string | undefined
  returnTo: string
  refusal: NewsletterRefusal | null
  /** Result of a form that was sent without scripts. */
  notice: 'subscribed' | 'confirmSubscription' | null
}

/** The page of the signup, for visitors without scripts. */
export function NewsletterPage({ email, returnTo, refusal, notice }: NewsletterPageProps) {
  const { t } = useTranslation('common')
  return (
    <div className={classNames(ui.page, styles.page)}>
      <h1>{t('newsletter.title')}</h1>
      {notice && !refusal ? (
        <Notice kind="good" role="status">
          {t(notice === 'subscribed' ? 'newsletter.done' : 'newsletter.confirm')}
        </Notice>
      ) : (
        <>
          <p>{t('newsletter.text')}</p>
          <NewsletterForm email={email} refusal={refusal} returnTo={returnTo} />
        </>
      )}
      <Link to={returnTo}>{t('header.backToShop')}</Link>
    </div>
  )
}
