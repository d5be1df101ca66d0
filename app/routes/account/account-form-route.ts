import type { HeadersFunction } from '@remix-run/node'
import type { ClientActionFunctionArgs } from '@remix-run/react'

import { secretFields } from '#app/account/account-form.ts'
import type { AccountFormState } from '#app/account/account-form-state.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { resultOrNetworkError } from '#app/kit/network-error.ts'

/** What the routes of all account forms export. */

export const handle: MessagesHandle = { i18n: ['account'] }

/** Copies `Retry-After` and `Content-Disposition` of an action to the response of its page. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const copied = new Headers({ 'Referrer-Policy': 'no-referrer' })
  for (const name of ['Retry-After', 'Content-Disposition']) {
    const value = actionHeaders.get(name)
    if (value !== null) copied.set(name, value)
  }
  return copied
}

/**
 * Without a response, as without a network, the form shows an error in place of an error page, with all typed values
 * except passwords.
 */
export async function clientAction({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>): Promise<unknown> {
  return resultOrNetworkError<unknown, AccountFormState>(
    request,
    () => serverAction(),
    (form) => {
      const typed = [...form].flatMap(([name, value]) =>
        typeof value === 'string' && !secretFields.includes(name) ? [[name, value] as const] : [],
      )
      return {
        result: { status: 'error', initialValue: Object.fromEntries(typed) },
        formError: { key: 'failed' },
      }
    },
  )
}
