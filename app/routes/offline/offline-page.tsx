import { useTranslation } from 'react-i18next'

import { Wordmark } from '#app/routes/layouts/header/wordmark.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { PageMain } from '#app/ui/document/page-main.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './offline-page.module.css'

/** Shown by the service worker without a network. No scripts, nothing of a visitor; the worker adds links to stored pages. */
export function OfflinePage() {
  const { t } = useTranslation('offline')
  return (
    <>
      <header className={styles.header}>
        <Wordmark />
      </header>
      <PageMain>
        <div className={classNames(ui.stack5, ui.start, ui.page, styles.page)}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.text}>{t('text')}</p>
          {/* An empty address is that of the page which could not be loaded. */}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a className={buttonClass({})} href="">
            {t('retry')}
          </a>
          <section className={classNames(ui.stack3, styles.seen)} aria-labelledby="seen">
            <h2 id="seen">{t('seen.title')}</h2>
            <p className={styles.text}>{t('seen.text')}</p>
            <ul className={styles.list} data-stored-pages="" />
          </section>
        </div>
      </PageMain>
    </>
  )
}
