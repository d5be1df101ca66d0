import { useTranslation } from 'react-i18next'

import { ToggleButton } from '#app/ui/button/toggle-button.tsx'
import { classNames } from '#app/ui/class-names.ts'

import styles from './favorite-button.module.css'
import { favoritesFormId, useFavorites } from './favorites-context.ts'

interface FavoriteButtonProps {
  id: number
  name: string
  /** `large` where there is one product only. */
  size?: 'normal' | 'large'
}

/** A button with a heart that toggles a favourite; it is pressed when the product is one. */
export function FavoriteButton({ id, name, size = 'normal' }: FavoriteButtonProps) {
  const { t } = useTranslation('common')
  const isFavorite = useFavorites().includes(id)
  return (
    <ToggleButton
      form={favoritesFormId}
      value={id}
      isPressed={isFavorite}
      label={t('favorites.save', { name })}
      className={classNames(styles.button, size === 'large' && styles.large)}
    />
  )
}
