import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'

import { saveConsent } from '#app/consent/consent.server.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { consentOf } from '#app/session/consent.server.ts'
import { offeredPurposes } from '#app/consent/offered-purposes.ts'
import { receiversOf } from '#app/consent/receivers.ts'
import { cookieSettingsPath } from '#app/consent/cookie-settings-path.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { formatDate } from '#app/i18n/format-date.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { isNetworkError, resultOrNetworkError } from '#app/kit/network-error.ts'
import { href } from '#app/routing/href.ts'
import { sameOriginPath } from '#app/routing/paths/same-origin-path.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { flashNotice, takeFlashNotice } from '#app/visit/flash/flash.server.ts'
import { useFlashNotice } from '#app/visit/flash/use-flash-notice.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { CookieSettingsPage } from './cookie-settings-page.tsx'

export const handle: MessagesHandle = { i18n: ['consent'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const consent = consentOf(visit.cookies)
  const { searchParams } = new URL(args.request.url)
  const givenAt = consent?.givenAt ?? null
  const analytics = visit.config.analytics ?? null
  return {
    offered: offeredPurposes(visit.config).map((purpose) => ({
      purpose,
      receivers: receiversOf(purpose, analytics),
    })),
    hasTagManager: Boolean(analytics?.tagManagerId),
    allowed: consent?.allowed ?? null,
    givenOn:
      givenAt === null
        ? null
        : formatDate(new Date(givenAt * 1000), visit.language, 'Europe/Stockholm'),
    returnTo: sameOriginPath(searchParams.get('returnTo') ?? '') ?? href(visit, 'home'),
    notice: takeFlashNotice(visit.cookies, ['consentSaved']),
    head: titledHead(visit, 'cookieSettings', 'consent', 'title'),
  }
}

/** Saves the choice. The banner returns to its page; the page of the settings confirms. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  const returnTo = sameOriginPath(String(form.get('returnTo') ?? '')) ?? href(visit, 'home')
  const settings = cookieSettingsPath(visit, returnTo)
  if (!saveConsent(visit, form)) throw redirect(settings, 303)
  if (!form.has('stay')) return seeOther(returnTo)
  flashNotice(visit.cookies, 'consentSaved')
  return seeOther(settings)
}

/** After a network error the page shows a message, with the chosen values. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return resultOrNetworkError(
    request,
    () => serverAction<typeof action>(),
    () => ({ isNetworkError: true }),
  )
}

export { revalidateUnlessNetworkError as shouldRevalidate } from '#app/kit/network-error.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function CookieSettingsRoute() {
  const page = useLoaderData<typeof loader>()
  const isUnsaved = isNetworkError(useActionData())
  const isSaved = useFlashNotice(page) === 'consentSaved'
  return <CookieSettingsPage {...page} isSaved={isSaved} isUnsaved={isUnsaved} />
}
