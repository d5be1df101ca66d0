import type { ClientActionFunctionArgs } from '@remix-run/react'

import { secretFields } from '#app/account/account-form.ts'
import type { AccountFormState } from '#app/account/account-form-state.ts'

/**
 * `clientAction` of the account forms: without a response, as without a network, the form shows an error in place
 * of an error page, with all typed values except passwords.
 */
export async function accountClientAction({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>): Promise<unknown> {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    // How `fetch` fails without a network.
    if (!(error instanceof TypeError)) throw error
    const typed = [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !secretFields.includes(name) ? [[name, value] as const] : [],
    )
    return {
      result: { status: 'error', initialValue: Object.fromEntries(typed) },
      formError: { key: 'failed' },
    } satisfies AccountFormState
  }
}
