import { isRouteErrorResponse, useRouteError } from '@remix-run/react'

import { readPageError } from '#app/visit/page-error.ts'

export function useRouteFailure() {
  const error = useRouteError()
  const data: unknown = isRouteErrorResponse(error) ? error.data : null
  return { status: statusOf(error), data, error: readPageError(data) }
}

export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}
