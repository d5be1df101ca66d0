import { useLocation } from '@remix-run/react'
import { useCallback, useContext, type FormEvent, type ReactNode } from 'react'

import { CardActionContext } from '#app/catalogue/card/card-action-context.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { useToggledIds } from '#app/ui/button/use-toggled-ids.ts'

import { CompareButton } from './compare-button.tsx'
import { CompareContext, compareFormId } from './compare-context.ts'
import { changeCompared, readCompareChange, type CompareChange } from './compared.ts'

interface CompareProviderProps {
  /** Ids that the page was loaded with. */
  saved: readonly number[]
  children: ReactNode
}

/**
 * Renders a compare button on every card below it, beside the actions of outer providers, and holds the
 * state of all of them. They belong to one form; without scripts the form redirects back to the page.
 */
export function CompareProvider({ saved, children }: CompareProviderProps) {
  const { pathname, search } = useLocation()
  const action = href(useUrlScope(), 'compared')
  const { ids, change } = useToggledIds(saved, {
    action,
    fieldsOf: compareFields,
    apply: applyChanges,
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
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const newChange = button && readCompareChange(button.name, button.value)
    if (!newChange) return
    event.preventDefault()
    change(newChange)
  }
  return (
    <CompareContext.Provider value={ids}>
      <CardActionContext.Provider value={renderActions}>{children}</CardActionContext.Provider>
      <form id={compareFormId} method="post" action={action} onSubmit={onSubmit} hidden>
        <input type="hidden" name="returnTo" value={pathname + search} />
      </form>
    </CompareContext.Provider>
  )
}

const compareFields = ({ id, isCompared }: CompareChange) =>
  new URLSearchParams({ [isCompared ? 'add' : 'remove']: String(id) })

const applyChanges = (ids: readonly number[], changes: readonly CompareChange[]) =>
  changes.reduce<readonly number[]>(changeCompared, ids)
