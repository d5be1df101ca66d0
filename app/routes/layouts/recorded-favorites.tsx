import type { ComponentProps } from 'react'

import { recordEvent } from '#app/analytics/record-event.ts'
import { FavoritesProvider } from '#app/favorites/favorites-provider.tsx'
import type { ToggleChange } from '#app/ui/button/toggle-change.ts'

export const RecordedFavorites = (
  props: Omit<ComponentProps<typeof FavoritesProvider>, 'onSaved'>,
) => <FavoritesProvider {...props} onSaved={recordChange} />

function recordChange({ id, isAdded }: ToggleChange): void {
  recordEvent(isAdded ? 'favorite:add' : 'favorite:remove', { productId: id })
}
