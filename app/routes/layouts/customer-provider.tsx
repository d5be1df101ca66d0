import { useEffect, useMemo, type ReactNode } from 'react'

import { LoginPanelProvider } from '#app/account/login/login-panel-provider.tsx'
import { recordEvent } from '#app/analytics/record-event.ts'
import { recentProducts } from '#app/catalogue/product/recent/recent-products.ts'
import { recentSearches } from '#app/catalogue/search/recent-searches.ts'
import { forgetUnsavedDraft } from '#app/checkout/draft/unsaved-draft.ts'
import { forgetStoredPages } from '#app/offline/use-stored-page.ts'
import type { customerData } from '#app/visit/customer-data.server.ts'
import type { FlashEvent } from '#app/visit/flash/flash.server.ts'
import { useTabChannel } from '#app/visit/use-tab-channel.ts'

/** Events after which a visitor is another customer, or sees other prices. */
const customerEvents: ReadonlySet<FlashEvent> = new Set([
  'user:login',
  'user:logout',
  'user:register',
  'user:delete',
  'customer-type:change',
])

interface CustomerProviderProps extends ReturnType<typeof customerData> {
  cartTabState?: string
  renewInSeconds?: number | null
  children: ReactNode
}

/** Offers the login, keeps tabs at one customer, records account events, and forgets a customer who has left. */
export function CustomerProvider({
  isSignedIn,
  flashEvents,
  tabState,
  cartTabState,
  renewInSeconds = null,
  children,
}: CustomerProviderProps) {
  const state = useMemo(
    () => ({ ...tabState, ...(cartTabState && { cart: cartTabState }) }),
    [tabState, cartTabState],
  )
  useTabChannel({
    state,
    renewInSeconds,
    hasNewCustomer: flashEvents.some((event) => customerEvents.has(event)),
  })
  useEffect(() => {
    for (const type of flashEvents) recordEvent(type, {})
  }, [flashEvents])
  const hasLeft = flashEvents.some((event) => event === 'user:logout' || event === 'user:delete')
  useEffect(() => {
    if (!hasLeft) return
    forgetUnsavedDraft()
    recentSearches.forget()
    recentProducts.forget()
    forgetStoredPages()
  }, [hasLeft])
  return <LoginPanelProvider isSignedIn={isSignedIn}>{children}</LoginPanelProvider>
}
