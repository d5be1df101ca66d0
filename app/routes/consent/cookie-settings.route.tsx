import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, Form } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { saveConsent } from '#app/consent/consent.server.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { consentOf } from '#app/session/consent.server.ts'
import { offeredPurposes } from '#app/consent/offered-purposes.ts'
import { receiversOf } from '#app/consent/receivers.ts'
import { cookieSettingsPath } from '#app/consent/cookie-settings-path.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { formatDate } from '#app/i18n/format-date.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { isNetworkError } from '#app/kit/network-error.ts'
import { orNetworkError } from '#app/routing/or-network-error.ts'
import { href } from '#app/routing/href.ts'
import { sameOriginPath } from '#app/routing/paths/same-origin-path.ts'
import { flashNotice, takeFlashNotice } from '#app/visit/flash/flash.server.ts'
import { useFlashNotice } from '#app/visit/flash/use-flash-notice.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { storedItems, type StoragePeriod } from '#app/consent/stored-items.ts'
import { announceConsent, refusesTracking } from '#app/session/browser-consent.ts'
import type { Purpose } from '#app/session/consent.ts'
import { Button } from '#app/ui/button/button.tsx'
import { useHydrated } from '#app/ui/document/use-hydrated.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './cookie-settings-page.module.css'

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
    head: titledHead(visit, 'cookieSettings', 'common', 'consent.settings'),
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
export const clientAction = orNetworkError<typeof action>()(() => ({ isNetworkError: true }))

export { revalidateUnlessNetworkError as shouldRevalidate } from '#app/kit/network-error.ts'

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** What the shop stores, by purpose, and the choice of each purpose. */
export default function CookieSettingsPage() {
  const page = useLoaderData<typeof loader>()
  const isUnsaved = isNetworkError(useActionData())
  const isSaved = useFlashNotice(page) === 'consentSaved'
  const { offered, hasTagManager, allowed, givenOn, returnTo } = page
  const { t } = useTranslation('consent')
  const { t: common } = useTranslation('common')
  const scope = useUrlScope()
  // Known in the browser alone.
  const isRefusing = useHydrated() && refusesTracking()
  // A form of this page has changed the cookie.
  useEffect(() => announceConsent(), [allowed, isSaved])
  return (
    <div className={classNames(ui.page, styles.page)} data-form-page>
      <h1>{common('consent.settings')}</h1>
      <p>{t('intro')}</p>
      <Notice kind="error">{isUnsaved && common('noResponse')}</Notice>
      <Notice kind="good" role="alert">
        {isSaved && !isUnsaved && t('saved')}
      </Notice>
      {givenOn ? <p className={ui.note}>{t('givenOn', { date: givenOn })}</p> : null}
      {isRefusing && offered.length > 1 ? <Notice>{t('refusing')}</Notice> : null}
      <Form
        key={allowed?.join() ?? 'none'}
        method="post"
        action={href(scope, 'cookieSettings')}
        className={classNames(ui.stack6, styles.form)}
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <input type="hidden" name="stay" value="" />
        <section className={classNames(ui.stack3, styles.purpose)}>
          <h2>{t('purposes.necessary.title')}</h2>
          <p>{t('purposes.necessary.text')}</p>
          <Details purpose="necessary" hasTagManager={hasTagManager} />
        </section>
        {offered.map(({ purpose, receivers }) => (
          <section key={purpose} className={classNames(ui.stack3, styles.purpose)}>
            <h2>{t(`purposes.${purpose}.title`)}</h2>
            <p>{t(`purposes.${purpose}.text`)}</p>
            {receivers.map(({ name, host }) => (
              <p key={name}>{t(`receivers.${name}`, { host })}</p>
            ))}
            <Checkbox
              id={`purpose-${purpose}`}
              name="purpose"
              value={purpose}
              defaultChecked={allowed?.includes(purpose) ?? false}
              label={t(`purposes.${purpose}.allow`)}
            />
            <Details purpose={purpose} hasTagManager={hasTagManager} />
          </section>
        ))}
        <div className={styles.actions}>
          <Button name="choice" value="selected" kind="secondary">
            {t('save')}
          </Button>
          <Button name="choice" value="necessary" kind="secondary">
            {common('consent.necessary')}
          </Button>
          <Button name="choice" value="all" kind="secondary">
            {common('consent.all')}
          </Button>
        </div>
      </Form>
      <Link to={returnTo}>{t('back')}</Link>
    </div>
  )
}

interface DetailsProps {
  purpose: Purpose | 'necessary'
  hasTagManager: boolean
}

function Details({ purpose, hasTagManager }: DetailsProps) {
  const { t } = useTranslation('consent')
  const items = storedItems[purpose].filter((item) => hasTagManager || !item.isOfTagManager)
  const keeping = (kept: StoragePeriod) =>
    typeof kept === 'string' ? t(`kept.${kept}`) : t('kept.days', { count: kept.days })
  return (
    <details className={styles.details}>
      <summary className={ui.fold}>
        {t('details')}
        <span className={ui.quiet}> – {t(`purposes.${purpose}.title`)}</span>
      </summary>
      <dl>
        {items.map(({ use, names, kept }) => (
          <div key={use}>
            <dt>{t(`uses.${use}`)}</dt>
            <dd>
              <code>{names.join(', ')}</code> · {keeping(kept)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
