import type { LoaderFunctionArgs } from '@remix-run/node'

import { notFound, refused } from '#app/visit/answers.server.ts'

/**
 * Every address that no screen knows, and every request that the host could not read; the boundary
 * around pages shows which.
 */
export function loader({ context }: LoaderFunctionArgs): never {
  throw context.refusal ? refused(context.refusal) : notFound()
}

/** Posting to nowhere is as unknown as looking there. */
export function action(): never {
  throw notFound()
}

export default function NotFound() {
  return null
}
