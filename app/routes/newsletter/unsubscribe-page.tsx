import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import type { MailTopic, UnsubscribeOutcome } from '#app/newsletter/unsubscribe.server.ts'
import { useServiceEmail } from '#app/market/service-email.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'

import { mailLinkPath } from './mail-link-path.ts'

interface UnsubscribePageProps {
  topic: MailTopic
  /** Token of the mail's link; empty without one. */
  token: string
  /** Absent before the button is pressed. */
  outcome?: UnsubscribeOutcome | 'lost'
}

/** Asks whether what a mail's link is about shall end or be confirmed, and tells that it has. */
export function UnsubscribePage({ topic, token, outcome }: UnsubscribePageProps) {
  const { t } = useTranslation('newsletter')
  const { t: common } = useTranslation('common')
  const email = useServiceEmail()
  const scope = useUrlScope()
  const error = outcome ?? (token === '' ? 'unknown' : null)
  return (
    <FormPage title={t(`${topic}.title`)} room={3}>
      {outcome === 'ended' ? (
        <Notice kind="good" role="status">
          {t(`${topic}.done`)}
        </Notice>
      ) : null}
      {error && error !== 'ended' ? (
        <Notice kind="error" role="alert">
          {error === 'lost' ? common('noResponse') : t(`${topic}.${error}`, { email })}
        </Notice>
      ) : null}
      {outcome === 'ended' || error === 'unknown' ? (
        <p hidden={topic !== 'unsubscribe'}>
          <Link to={href(scope, 'newsletter')}>{t('unsubscribe.again')}</Link>
        </p>
      ) : (
        <>
          <p>{t(`${topic}.text`)}</p>
          <Form method="post" action={mailLinkPath(scope, topic, token)}>
            <Button size="large">{t(`${topic}.submit`)}</Button>
          </Form>
        </>
      )}
      <Link to={href(scope, 'home')}>{common('header.backToShop')}</Link>
    </FormPage>
  )
}
