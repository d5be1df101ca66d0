import { useTranslation } from 'react-i18next'

import { sharedListParam, writeSharedList } from '#app/favorites/shared-list.ts'
import { classNames } from '#app/ui/class-names.ts'
import { ShareLink } from '#app/ui/form/share-link.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './favorites-page.module.css'

interface ShareListProps {
  /** URL of the page of favourites. */
  url: string
  /** In the order in which the list is shown. */
  ids: readonly number[]
}

export function ShareList({ url, ids }: ShareListProps) {
  const { t } = useTranslation('favorites')
  const texts = {
    link: t('share.link'),
    copy: t('share.copy'),
    share: t('share.share'),
    copied: t('share.copied'),
  }
  return (
    <section className={classNames(ui.stack3, styles.share)} aria-labelledby="share-list">
      <h2 id="share-list">{t('share.title')}</h2>
      <p>{t('share.text')}</p>
      <ShareLink
        id="share-link"
        link={`${url}?${sharedListParam}=${writeSharedList(ids)}`}
        texts={texts}
      />
    </section>
  )
}
