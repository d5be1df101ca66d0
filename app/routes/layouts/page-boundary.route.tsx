import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from '@remix-run/react'

import { usePlace } from '#app/routing/current-place.tsx'
import { href } from '#app/routing/href.ts'

import { FaultPage } from './fault-page.tsx'

/** Stands between a layout and its pages, so that a page which fails keeps its header and footer. */
export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <FaultPage status={status} path={pathname} homePath={href(usePlace(), 'home')} />
}
