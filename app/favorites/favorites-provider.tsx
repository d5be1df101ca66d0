import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { CardActionContext } from '#app/catalogue/card/card-action-context.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { useToast } from '#app/ui/feedback/toast-provider.tsx'
import type { ToggleChange } from '#app/ui/button/toggle-change.ts'
import { ToggleForm } from '#app/ui/button/toggle-form.tsx'
import { useToggledIds } from '#app/ui/button/use-toggled-ids.ts'

import { FavoriteButton } from './favorite-button.tsx'
import { changeFavorites } from './favorites.ts'
import { favoritesFormId, FavoritesContext } from './favorites-context.ts'

interface FavoritesProviderProps {
  favorites: readonly number[]
  onSaved: (change: ToggleChange) => void
  children: ReactNode
}

/** Renders a favourite button on every card below it, and holds the state of all of them. */
export function FavoritesProvider({ favorites: saved, onSaved, children }: FavoritesProviderProps) {
  const { t } = useTranslation('common')
  const action = href(useUrlScope(), 'favorite')
  const showToast = useToast()
  const { change, ...favorites } = useToggledIds(saved, {
    action,
    apply: changeFavorites,
    isNewer: (newest, before) => newest !== before,
    onSaved,
    onFailed: () => showToast({ text: t('favorites.failed'), mode: 'error' }),
  })
  return (
    <FavoritesContext.Provider value={favorites}>
      <CardActionContext.Provider value={renderFavoriteButton}>
        {children}
      </CardActionContext.Provider>
      <ToggleForm id={favoritesFormId} action={action} onChange={change} />
    </FavoritesContext.Provider>
  )
}

const renderFavoriteButton = ({ id, name }: { id: number; name: string }) => (
  <FavoriteButton id={id} name={name} />
)
