import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { seeOther } from '#app/addresses/redirects.server.ts'
import { subscribe } from '#app/newsletter/subscribe.server.ts'
import { orNetworkError } from '#app/routing/or-network-error.ts'
import { href } from '#app/routing/href.ts'
import { sameOriginPath } from '#app/routing/paths/same-origin-path.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { flashEvent, flashNotice, takeFlashNotice } from '#app/visit/flash/flash.server.ts'
import { useFlashNotice } from '#app/visit/flash/use-flash-notice.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { NewsletterForm } from '#app/newsletter/newsletter-form.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'

export { retryHeaders as headers } from '#app/routes/layouts/error/retry-headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const from = new URL(args.request.url).searchParams.get('returnTo')
  return {
    email: visit.signedIn?.email ?? undefined,
    returnTo: sameOriginPath(from) ?? href(visit, 'home'),
    notice: takeFlashNotice(visit.cookies, ['subscribed', 'confirmSubscription']),
    head: titledHead(visit, 'newsletter', 'common', 'newsletter.title'),
  }
}

const statusOf = { email: 422, refused: 422, tooMany: 429, failed: 503 } as const

/** Subscribes; a refused address stays in the field of the form, or without scripts of this page. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  const result = await subscribe(visit, form)
  const returnTo = sameOriginPath(String(form.get('returnTo') ?? '')) ?? href(visit, 'home')
  if (!result.ok) {
    const { retryAfterSeconds, ...refusal } = result
    const headers: HeadersInit = retryAfterSeconds
      ? { 'Retry-After': String(retryAfterSeconds) }
      : {}
    return data({ ...refusal, returnTo }, { status: statusOf[result.reason], headers })
  }
  flashEvent(visit.cookies, 'newsletter:subscribe')
  if (form.has('stay')) return data({ ...result, returnTo })
  flashNotice(visit.cookies, result.isConfirmedByMail ? 'confirmSubscription' : 'subscribed')
  return seeOther(`${href(visit, 'newsletter')}?${new URLSearchParams({ returnTo }).toString()}`)
}

export const clientAction = orNetworkError<typeof action>()((form) => ({
  ok: false as const,
  reason: 'noResponse' as const,
  typed: String(form.get('email') ?? ''),
  isNetworkError: true,
  returnTo: undefined,
}))

export { revalidateUnlessNetworkError as shouldRevalidate } from '#app/kit/network-error.ts'

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** The page of the signup, for visitors without scripts. */
export default function NewsletterPage() {
  const page = useLoaderData<typeof loader>()
  const posted = useActionData<typeof clientAction>()
  const notice = useFlashNotice(page)
  const refusal = posted?.ok === false ? posted : null
  const returnTo = posted?.returnTo ?? page.returnTo
  const { t } = useTranslation('common')
  const isDone = notice !== null && !refusal
  return (
    <FormPage
      title={t('newsletter.title')}
      intro={isDone ? undefined : t('newsletter.text')}
      room={3}
    >
      {isDone ? (
        <Notice kind="good">
          {t(notice === 'subscribed' ? 'newsletter.done' : 'newsletter.confirm')}
        </Notice>
      ) : (
        <NewsletterForm email={page.email} refusal={refusal} returnTo={returnTo} />
      )}
      <Link to={returnTo}>{t('header.backToShop')}</Link>
    </FormPage>
  )
}
