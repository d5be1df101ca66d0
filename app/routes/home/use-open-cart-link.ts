import { useLocation, useSubmit } from '@remix-run/react'
import { useEffect } from 'react'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'

/**
 * Opens the cart of a link of the earlier storefront, `/?action=cart#id`, as its mails have. Only scripts
 * see the id; it is posted, so that it gets into no log and no GET request changes a cart.
 */
export function useOpenCartLink(): void {
  const { search, hash } = useLocation()
  const submit = useSubmit()
  const action = href(useUrlScope(), 'cart')
  useEffect(() => {
    const id = hash.slice(1)
    if (!id || new URLSearchParams(search).get('action') !== 'cart') return
    submit({ intent: 'open', cart: id }, { method: 'post', action, replace: true })
  }, [search, hash, submit, action])
}
