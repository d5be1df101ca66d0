import { useTranslation } from 'react-i18next'

import { RegionList } from '#app/region/region-list.tsx'
import type { RegionsShown } from '#app/region/region.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './region-page.module.css'

/** The page to choose country and language. */
export function RegionPage(shown: RegionsShown) {
  const { t } = useTranslation('region')
  return (
    <div className={classNames(ui.page, styles.page)} data-form-page>
      <header className={classNames(ui.stack4, styles.head)}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <RegionList {...shown} />
    </div>
  )
}
