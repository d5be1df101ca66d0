import type { MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from '@remix-run/react'

import type { loader as rootLoader } from '#app/root.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { readPageError } from '#app/visit/page-error.ts'

import { errorKind } from './error/error-kind.ts'
import { ErrorPage } from './error/error-page.tsx'

/** The title of a failed page; other pages have their own head. */
export const meta: MetaFunction<unknown, { root: typeof rootLoader }> = ({ error, matches }) => {
  const root = matches.find(({ id }) => id === 'root')?.data
  if (!error || !root) return []
  return [{ title: `${root.errorTitles[errorKind(statusOf(error))]} | ${root.shopName}` }]
}

/** A route between a layout and its pages, so that a page that fails keeps its header and footer. */
export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const status = statusOf(error)
  const pageError = isRouteErrorResponse(error) ? readPageError(error.data) : null
  const path = pageError?.path ?? pathname
  const homePath = href(useUrlScope(), 'home')
  return <ErrorPage status={status} path={path} error={pageError} homePath={homePath} />
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}
