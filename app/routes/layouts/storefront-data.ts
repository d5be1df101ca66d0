import { useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { useMemo } from 'react'

import { announceOwnChange } from '#app/analytics/cart-change-events.tsx'
import { isNetworkError } from '#app/kit/network-error.ts'
import { fromJsonText } from '#app/kit/text/json-text.ts'

import type { loadStorefront } from './storefront-data.server.ts'

export type StorefrontData = ReturnType<typeof useStorefrontData>

/** All properties of the layout's parts. New with each load: what the visitor has changed since is outdated. */
export function useStorefrontData() {
  const loaded = useLoaderData<typeof loadStorefront>()
  const menus = useMemo(() => fromJsonText(loaded.menus), [loaded.menus])
  return useMemo(() => ({ ...loaded, ...fromJsonText(loaded.visitor), menus }), [loaded, menus])
}

/** Not on navigation; after a POST, which may have changed cart or account, and when the same page is loaded again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
}: ShouldRevalidateFunctionArgs) {
  if (isNetworkError(actionResult)) return false
  const isPost = formMethod !== undefined && formMethod !== 'GET'
  if (isPost) announceOwnChange()
  return isPost || currentUrl.href === nextUrl.href
}
