import { useLocation } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { CardActionContext } from '#app/catalogue/card/card-action-context.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { useToast } from '#app/ui/feedback/toast-provider.tsx'
import { useToggledIds } from '#app/ui/button/use-toggled-ids.ts'

import { FavoriteButton } from './favorite-button.tsx'
import { favoriteFields, favoritesFormId, readFavoriteChange } from './favorites-form.ts'
import { changeFavorites, type FavoriteChange } from './favorites.ts'
import {
  FavoritesContext,
  FavoritesSavingContext,
  ReplaceFavoritesContext,
} from './favorites-context.ts'

interface FavoritesProviderProps {
  /** Ids that the page was loaded with. */
  saved: readonly number[]
  /** Called after the server has saved a change. */
  onSaved: (change: FavoriteChange) => void
  children: ReactNode
}

/**
 * Renders a favourite button on every card below it, and holds the state of all of them. They belong to
 * one form; without scripts it redirects back to the page.
 */
export function FavoritesProvider({ saved, onSaved, children }: FavoritesProviderProps) {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  const action = href(useUrlScope(), 'favorite')
  const showToast = useToast()
  const { ids, isSaving, change, replace } = useToggledIds(saved, {
    action,
    fieldsOf: favoriteFields,
    apply: changeFavorites,
    isNewer: (newest, before) => newest !== before,
    onSaved,
    onFailed: () => showToast({ text: t('favorites.failed'), mode: 'error' }),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const favoriteChange = submitter && readFavoriteChange(submitter.name, submitter.value)
    if (!favoriteChange) return
    event.preventDefault()
    change(favoriteChange)
  }
  return (
    <FavoritesContext.Provider value={ids}>
      <FavoritesSavingContext.Provider value={isSaving}>
        <ReplaceFavoritesContext.Provider value={replace}>
          <CardActionContext.Provider value={renderFavoriteButton}>
            {children}
          </CardActionContext.Provider>
        </ReplaceFavoritesContext.Provider>
      </FavoritesSavingContext.Provider>
      <form id={favoritesFormId} method="post" action={action} onSubmit={onSubmit} hidden>
        <input type="hidden" name="returnTo" value={pathname + search} />
      </form>
    </FavoritesContext.Provider>
  )
}

const renderFavoriteButton = ({ id, name }: { id: number; name: string }) => (
  <FavoriteButton id={id} name={name} />
)
