import type { MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from '@remix-run/react'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { readPageError } from '#app/visit/page-error.ts'

import { errorKind } from './error-kind.ts'
import { ErrorPage } from './error-page.tsx'

/** What the root knows of every page. */
interface Shell {
  shopName: string
  errorTitles: Record<ReturnType<typeof errorKind>, string>
}

/** A failed page is called by what has failed; any other brings its own head. */
export const meta: MetaFunction = ({ error, matches }) => {
  const shell = matches.find(({ id }) => id === 'root')?.data as Shell | undefined
  if (!error || !shell) return []
  return [{ title: `${shell.errorTitles[errorKind(statusOf(error))]} | ${shell.shopName}` }]
}

/** Stands between a layout and its pages, so that a page which fails keeps its header and footer. */
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
