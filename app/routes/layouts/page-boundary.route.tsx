import type { MetaFunction } from '@remix-run/node'
import { Outlet } from '@remix-run/react'

import type { loader as rootLoader } from '#app/root.tsx'

import { errorKind } from './error/error-kind.ts'
import { ErrorPage } from './error/error-page.tsx'
import { statusOf } from './error/use-route-failure.ts'

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
  return <ErrorPage showsPath />
}
