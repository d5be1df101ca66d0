import { useCallback, useContext, type ReactNode } from 'react'

import { CardActionContext } from '#app/catalogue/card/card-action-context.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ToggleForm } from '#app/ui/button/toggle-form.tsx'
import { useToggledIds } from '#app/ui/button/use-toggled-ids.ts'

import { CompareButton } from './compare-button.tsx'
import { CompareContext, compareFormId } from './compare-context.ts'
import { changeCompared } from './compared.ts'

interface CompareProviderProps {
  compared: readonly number[]
  children: ReactNode
}

/** A compare button on every card below it, beside outer providers' actions, with the state of all of them. */
export function CompareProvider({ compared, children }: CompareProviderProps) {
  const action = href(useUrlScope(), 'compared')
  const { ids, change } = useToggledIds(compared, {
    action,
    apply: changeCompared,
    isNewer: (newest, before) => newest.join() !== before.join(),
  })
  const renderOther = useContext(CardActionContext)
  const renderActions = useCallback(
    (product: { id: number; name: string }) => (
      <>
        {renderOther?.(product)}
        <CompareButton id={product.id} name={product.name} />
      </>
    ),
    [renderOther],
  )
  return (
    <CompareContext.Provider value={ids}>
      <CardActionContext.Provider value={renderActions}>{children}</CardActionContext.Provider>
      <ToggleForm id={compareFormId} action={action} onChange={change} />
    </CompareContext.Provider>
  )
}
