import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { notFound, refused } from '#app/visit/responses.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/**
 * Every address that no screen knows, and every request that the host could not read; the boundary
 * around pages shows which.
 */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  // Another name of a page leads there first.
  await openVisit(args)
  const { refusal } = args.context
  throw refusal ? refused(refusal) : notFound()
}

/** Posting to nowhere is as unknown as looking there. */
export async function action(args: ActionFunctionArgs): Promise<never> {
  await openVisit(args)
  throw notFound()
}

export default function NotFound() {
  return null
}
