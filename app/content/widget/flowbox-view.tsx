import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import { isAllowed, onConsentChange, refusesTracking } from '#app/session/browser-consent.ts'
import { Button } from '#app/ui/button/button.tsx'
import { useIsNear } from '#app/ui/document/use-is-near.ts'

import styles from './flowbox-view.module.css'
import type { FlowboxWidget } from './widget.ts'

/** Pictures of customers, by a script that stores cookies: after marketing is allowed, or they were asked for. */
export function FlowboxView({ widget }: { widget: FlowboxWidget }) {
  const { t, i18n } = useTranslation('content')
  const id = `flowbox-${useId().replaceAll(':', '')}`
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const isConsented = useSyncExternalStore(
    onConsentChange,
    () => isAllowed('marketing') && !refusesTracking(),
    () => false,
  )
  const [isChosen, setChosen] = useState(false)
  const isStarted = useRef(false)
  const [hasFailed, setFailed] = useState(false)
  const isShown = widget.isAllowed && (isConsented || isChosen)
  useEffect(() => {
    if (!isShown || !isNear || isStarted.current) return
    isStarted.current = true
    import('./show-flow.ts')
      .then(({ showFlow }) => showFlow(widget, { id, language: i18n.language }))
      .catch(() => setFailed(true))
  }, [isShown, isNear, widget, id, i18n.language])
  if (hasFailed) return null
  return (
    <div ref={place} className={styles.flow}>
      {isShown ? (
        <div id={id} />
      ) : (
        <>
          <p>{t('flowbox.text')}</p>
          <Button
            type="button"
            kind="secondary"
            // The policy of this document, which another page has loaded, allows no script of Flowbox.
            onClick={() => (widget.isAllowed ? setChosen(true) : location.reload())}
          >
            {t('flowbox.show')}
          </Button>
        </>
      )}
    </div>
  )
}
