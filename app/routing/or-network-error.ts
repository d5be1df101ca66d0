import type { ClientActionFunctionArgs } from '@remix-run/react'

import { resultOrNetworkError } from '#app/kit/network-error.ts'

/** The `clientAction` of a route with this action: `resultOrNetworkError` of what is posted. */
export const orNetworkError =
  <Action>() =>
  <Lost>(lost: (form: FormData) => Lost) =>
  ({ request, serverAction }: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>) =>
    resultOrNetworkError(request, () => serverAction<Action>(), lost)
