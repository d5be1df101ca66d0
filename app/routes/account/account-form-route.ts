import type { HeadersFunction } from '@remix-run/node'

import { secretFields } from '#app/account/account-form.ts'
import type { AccountFormState } from '#app/account/account-form-state.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { orNetworkError } from '#app/routing/or-network-error.ts'

/** What the routes of all account forms export. */

export const handle: MessagesHandle = { i18n: ['account'] }

/** Copies `Retry-After` and `Content-Disposition` of an action to the response of its page. */
export const headersWith =
  (referrerPolicy: 'strict-origin' | 'no-referrer'): HeadersFunction =>
  ({ actionHeaders }) => {
    const copied = new Headers({ 'Referrer-Policy': referrerPolicy })
    for (const name of ['Retry-After', 'Content-Disposition']) {
      const value = actionHeaders.get(name)
      if (value !== null) copied.set(name, value)
    }
    return copied
  }

/** No request names the address. With `no-referrer`, a browser without Sec-Fetch-Site would send forms from no origin. */
export const headers = headersWith('strict-origin')

/** Without a response the form shows an error, with all typed values except passwords. */
export const clientAction = orNetworkError<() => Promise<unknown>>()((form): AccountFormState => {
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !secretFields.includes(name) ? [[name, value] as const] : [],
  )
  return {
    result: { status: 'error', initialValue: Object.fromEntries(typed) },
    formError: { key: 'noResponse' },
  }
})
