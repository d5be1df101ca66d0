import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node'
import { useActionData, useLoaderData, Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { seeOther } from '#app/addresses/redirects.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { orNetworkError } from '#app/routing/or-network-error.ts'
import {
  followMailLink,
  unsubscribeToken,
  type MailTopic,
  type UnsubscribeOutcome,
} from '#app/newsletter/unsubscribe.server.ts'
import { href } from '#app/routing/href.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { flashNotice, takeFlashNotice } from '#app/visit/flash/flash.server.ts'
import { useFlashNotice } from '#app/visit/flash/use-flash-notice.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { useServiceEmail } from '#app/market/service-email.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'

import { mailLinkPath } from './mail-link-path.ts'

/** The address is a key to the subscription. */
export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'strict-origin' })

export const handle: MessagesHandle = { i18n: ['newsletter'] }

function topicOf(visit: Visit, address: string): MailTopic {
  const { pathname, searchParams } = new URL(address)
  if (pathname.replace(/\.data$/, '') === href(visit, 'confirmAddress')) return 'confirm'
  return searchParams.get('about') === 'alerts' ? 'alerts' : 'unsubscribe'
}

/** Loading the page ends nothing: mail programs follow links before people do. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const topic = topicOf(visit, args.request.url)
  const screen = topic === 'confirm' ? 'confirmAddress' : 'unsubscribe'
  return {
    topic,
    token: unsubscribeToken(args.request.url),
    notice: takeFlashNotice(visit.cookies, ['unsubscribed']),
    head: titledHead(visit, screen, 'newsletter', `${topic}.title`),
  }
}

const statusOf = { ended: 200, unknown: 422, failed: 503 } as const

/** Mail programs send this form too, for their own button (RFC 8058), without cookies; the response must be no redirect. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  const topic = topicOf(visit, args.request.url)
  const token = unsubscribeToken(args.request.url)
  const outcome = await followMailLink(visit, topic, token)
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click'
  if (outcome !== 'ended' || isOneClick) return data({ outcome }, { status: statusOf[outcome] })
  flashNotice(visit.cookies, 'unsubscribed')
  // With the token: read once more, the page asks again, and does not call the link incomplete.
  return seeOther(mailLinkPath(visit, topic, token))
}

export const clientAction = orNetworkError<typeof action>()(() => ({
  isNetworkError: true,
  outcome: 'lost' as const,
}))

export { revalidateUnlessNetworkError as shouldRevalidate } from '#app/kit/network-error.ts'

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** Asks whether what a mail's link is about shall end or be confirmed, and tells that it has. */
export default function UnsubscribePage() {
  const page = useLoaderData<typeof loader>()
  const posted = useActionData<typeof clientAction>()
  const isEnded = useFlashNotice(page) !== null
  const outcome: UnsubscribeOutcome | 'lost' | undefined = isEnded ? 'ended' : posted?.outcome
  const { topic, token } = page
  const { t } = useTranslation('newsletter')
  const { t: common } = useTranslation('common')
  const email = useServiceEmail()
  const scope = useUrlScope()
  const error = outcome ?? (token === '' ? 'unknown' : null)
  return (
    <FormPage title={t(`${topic}.title`)} room={3}>
      <Notice kind="good">{outcome === 'ended' && t(`${topic}.done`)}</Notice>
      <Notice kind="error">
        {error === 'lost'
          ? common('noResponse')
          : error && error !== 'ended' && t(`${topic}.${error}`, { email })}
      </Notice>
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
