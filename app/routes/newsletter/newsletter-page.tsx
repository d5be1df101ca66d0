import { useTranslation } from 'react-i18next'

import { NewsletterForm } from '#app/newsletter/newsletter-form.tsx'
import type { NewsletterRefusal } from '#app/newsletter/newsletter-result.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'

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
  const isDone = notice !== null && !refusal
  return (
    <FormPage
      title={t('newsletter.title')}
      intro={isDone ? undefined : t('newsletter.text')}
      room={3}
    >
      {isDone ? (
        <Notice kind="good" role="status">
          {t(notice === 'subscribed' ? 'newsletter.done' : 'newsletter.confirm')}
        </Notice>
      ) : (
        <NewsletterForm email={email} refusal={refusal} returnTo={returnTo} />
      )}
      <Link to={returnTo}>{t('header.backToShop')}</Link>
    </FormPage>
  )
}
