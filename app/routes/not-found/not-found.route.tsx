import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { pageNotFound } from '#app/routes/layouts/error/page-not-found.server.ts'
import { notFound, refused } from '#app/visit/responses.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/** Also every request that the host refused; the error boundary of pages shows which. */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  // Redirects first, if the URL has a canonical spelling.
  const visit = await openVisit(args)
  const { refusal } = args.context
  throw refusal ? refused(refusal) : await pageNotFound(visit)
}

/** A POST to an unknown URL is a 404 too. */
export async function action(args: ActionFunctionArgs): Promise<never> {
  await openVisit(args)
  throw notFound()
}

export default function NotFound() {
  return null
}
