import { useTranslation } from 'react-i18next'

import { Icon } from '#app/ui/display/icon.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './chosen-facets.module.css'

interface Chip {
  key: string
  /** Empty for a value that the merchant does not know. */
  label: string
  removedUrl: string
}

interface ChosenFacetsProps {
  chosen: readonly Chip[]
  clearedPath: string
}

export function ChosenFacets({ chosen, clearedPath }: ChosenFacetsProps) {
  const { t } = useTranslation('catalogue')
  if (chosen.length === 0) return null
  return (
    <ul className={ui.row2} aria-label={t('list.chosen')}>
      {chosen.map(({ key, removedUrl, ...chip }) => {
        const label = chip.label || t('list.unknownFilter')
        return (
          <li key={key}>
            <Link className={styles.chip} to={removedUrl} rel="nofollow" preventScrollReset>
              <span aria-hidden="true">{label}</span>
              <VisuallyHidden>{t('list.remove', { label })}</VisuallyHidden>
              <Icon name="close" size={16} />
            </Link>
          </li>
        )
      })}
      <li>
        <Link className={styles.clear} to={clearedPath} rel="nofollow" preventScrollReset>
          {t('list.clearCount', { count: chosen.length })}
        </Link>
      </li>
    </ul>
  )
}
