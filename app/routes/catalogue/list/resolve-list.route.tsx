import { redirect, type LoaderFunctionArgs } from '@remix-run/node'

import { resolveList } from '#app/catalogue/list/resolve-list.server.ts'
import { listPath } from '#app/catalogue/list/list-target.ts'
import { searchQuery } from '#app/catalogue/list/selection/search-query.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/** `/list/{x}`: redirects to the list that x means, or to all products without x. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const name = searchQuery(args.params.target)
  const target = name ? await resolveList(visit, name) : ({ kind: 'all' } as const)
  return redirect(listPath(visit, target) + new URL(args.request.url).search)
}
