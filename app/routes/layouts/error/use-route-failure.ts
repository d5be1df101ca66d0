import { isRouteErrorResponse, useRouteError } from '@remix-run/react'

import { readPageError } from '#app/visit/page-error.ts'

/** The HTTP status of the error of a route, and what its response says about it. */
export function useRouteFailure() {
  const error = useRouteError()
  const data: unknown = isRouteErrorResponse(error) ? error.data : null
  return { status: statusOf(error), data, error: readPageError(data) }
}

export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}
