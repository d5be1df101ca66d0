import type { ClientActionFunctionArgs } from '@remix-run/react'

import { secretFields } from '#app/account/account-form.ts'
import type { AccountFormState } from '#app/account/account-form-state.ts'
import { resultOrNetworkError } from '#app/kit/network-error.ts'

/**
 * `clientAction` of the account forms: without a response, as without a network, the form shows an error in place
 * of an error page, with all typed values except passwords.
 */
export async function accountClientAction({
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
