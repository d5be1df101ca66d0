import { Form, Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { storedItems, type Keeping } from '#app/consent/stored-items.ts'
import { announceConsent, refusesTracking } from '#app/session/browser-consent.ts'
import type { Purpose } from '#app/session/consent.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'

import styles from './cookie-settings-page.module.css'

interface CookieSettingsPageProps {
  offered: readonly Purpose[]
  /** Null before a choice. */
  allowed: readonly Purpose[] | null
  /** Date of the choice; null before it, or when it is unknown. */
  givenOn: string | null
  returnTo: string
  isSaved: boolean
}

/** What the shop stores, by purpose, and the choice of each purpose. */
export function CookieSettingsPage(page: CookieSettingsPageProps) {
  const { offered, allowed, givenOn, returnTo, isSaved } = page
  const { t } = useTranslation('consent')
  const scope = useUrlScope()
  const isRefusing = useRefusesTracking()
  // A form of this page has changed the cookie.
  useEffect(() => announceConsent(), [allowed, isSaved])
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      {isSaved ? (
        <Notice kind="good" role="alert">
          {t('saved')}
        </Notice>
      ) : null}
      {givenOn ? <p className={styles.quiet}>{t('givenOn', { date: givenOn })}</p> : null}
      {isRefusing && offered.length > 1 ? <Notice>{t('refusing')}</Notice> : null}
      <Form
        key={allowed?.join() ?? 'none'}
        method="post"
        action={href(scope, 'cookieSettings')}
        className={styles.form}
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <input type="hidden" name="stay" value="" />
        <section className={styles.purpose}>
          <h2>{t('purposes.necessary.title')}</h2>
          <p>{t('purposes.necessary.text')}</p>
          <Details purpose="necessary" />
        </section>
        {offered.map((purpose) => (
          <section key={purpose} className={styles.purpose}>
            <h2>{t(`purposes.${purpose}.title`)}</h2>
            <p>{t(`purposes.${purpose}.text`)}</p>
            <Checkbox
              id={`purpose-${purpose}`}
              name="purpose"
              value={purpose}
              defaultChecked={allowed?.includes(purpose) ?? false}
              label={t(`purposes.${purpose}.allow`)}
            />
            <Details purpose={purpose} />
          </section>
        ))}
        <div className={styles.actions}>
          <Button name="choice" value="selected" kind="secondary">
            {t('save')}
          </Button>
          <Button name="choice" value="necessary" kind="secondary">
            {t('necessary')}
          </Button>
          <Button name="choice" value="all" kind="secondary">
            {t('all')}
          </Button>
        </div>
      </Form>
      <Link to={returnTo}>{t('back')}</Link>
    </div>
  )
}

function Details({ purpose }: { purpose: Purpose | 'necessary' }) {
  const { t } = useTranslation('consent')
  const keeping = (kept: Keeping) =>
    typeof kept === 'string' ? t(`kept.${kept}`) : t('kept.days', { count: kept.days })
  return (
    <details className={styles.details}>
      <summary>
        {t('details')}
        <span className={styles.of}> – {t(`purposes.${purpose}.title`)}</span>
      </summary>
      <dl>
        {storedItems[purpose].map(({ use, names, kept }) => (
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

/** Known in the browser alone, so false in the first render. */
function useRefusesTracking(): boolean {
  const [isRefusing, setRefusing] = useState(false)
  useEffect(() => setRefusing(refusesTracking()), [])
  return isRefusing
}
