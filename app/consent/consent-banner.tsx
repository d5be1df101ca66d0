import { useLocation } from '@remix-run/react'
import { useEffect, useSyncExternalStore, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { removePagesWithConsent } from '#app/offline/use-stored-page.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { screenOfPath } from '#app/routing/screen-path.ts'
import {
  browserConsent,
  onConsentChange,
  saveConsentInBrowser,
} from '#app/session/browser-consent.ts'
import { removeStoredWithConsent } from '#app/session/preference-storage.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './consent-banner.module.css'
import type { consentData } from './consent.server.ts'
import { readConsentForm } from './consent-form.ts'
import { cookieSettingsPath } from './cookie-settings-path.ts'

type ConsentData = ReturnType<typeof consentData>

/** Asks once, by a plain form: first in the document, at the window's lower edge. What was stored ends with the consent. */
export function ConsentBanner({ consent }: { consent: ConsentData }) {
  const isChosen = useHasChosen(consent.hasChosen)
  const scope = useUrlScope()
  const { pathname } = useLocation()
  useEffect(removePagesWithConsent, [])
  useEffect(removeStoredWithConsent, [])
  // The page of the settings has the same buttons.
  if (isChosen || screenOfPath(scope, pathname) === 'cookieSettings') return null
  return <Banner offered={consent.offered} />
}

function Banner({ offered }: Pick<ConsentData, 'offered'>) {
  const { t } = useTranslation('common')
  const scope = useUrlScope()
  const { pathname, search } = useLocation()
  const returnTo = pathname + search
  const choose = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    const allowed = readConsentForm(form, offered)
    if (!allowed) return
    event.preventDefault()
    const { action } = event.currentTarget
    saveConsentInBrowser(allowed)
    // In the next task, so that the banner is gone first.
    setTimeout(() => {
      sendChoice(action, form)
      // The focused button has disappeared.
      document.getElementById('main')?.focus({ preventScroll: true })
    })
  }
  const lastPurpose = offered.at(-1) ?? 'preferences'
  const textFor = lastPurpose === 'marketing' ? 'all' : lastPurpose
  return (
    <div className={classNames(ui.notPrinted, styles.place)}>
      <section className={styles.banner} aria-label={t('consent.title')} data-consent-banner>
        <form
          method="post"
          action={href(scope, 'cookieSettings')}
          className={styles.content}
          onSubmit={choose}
        >
          <input type="hidden" name="returnTo" value={returnTo} />
          <p className={styles.text}>
            {t(`consent.text.${textFor}`)}{' '}
            <Link to={cookieSettingsPath(scope, returnTo)} rel="nofollow">
              {t('consent.choose')}
            </Link>
          </p>
          <div className={styles.actions}>
            <Button kind="secondary" size="small" name="choice" value="necessary">
              {t('consent.necessary')}
            </Button>
            <Button kind="secondary" size="small" name="choice" value="all">
              {t('consent.all')}
            </Button>
          </div>
        </form>
      </section>
    </div>
  )
}

/** The first render has the server's view; then the cookie decides, since the page may be older than the choice. */
function useHasChosen(onServer: boolean): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => browserConsent() !== null,
    () => onServer,
  )
}

/** Has the server write the cookie too: Safari deletes one that a script wrote after a week. */
function sendChoice(action: string, form: FormData): void {
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
  fetch(action, { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(
    // The cookie of the script remains.
    () => undefined,
  )
}
