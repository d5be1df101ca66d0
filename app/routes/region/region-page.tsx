import { useTranslation } from 'react-i18next'

import { RegionList } from '#app/region/region-list.tsx'
import type { RegionsShown } from '#app/region/region.ts'

import styles from './region-page.module.css'

/** The page to choose country and language. */
export function RegionPage(shown: RegionsShown) {
  const { t } = useTranslation('region')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <RegionList {...shown} />
    </div>
  )
}
