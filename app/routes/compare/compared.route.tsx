import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'

import { seeOther } from '#app/addresses/redirects.server.ts'
import { cardAnchor } from '#app/catalogue/card/product-card.ts'
import { saveCompared } from '#app/compare/compare.server.ts'
import { href } from '#app/routing/href.ts'
import { sameOriginPath } from '#app/routing/paths/same-origin-path.ts'
import { readToggleChanges } from '#app/ui/button/toggle-change.ts'
import { openVisit } from '#app/visit/visit.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  return redirect(href(await openVisit(args), 'compare'))
}

/** Scripts get the saved ids; others a redirect back. Apart from the page's route, which would respond with its HTML. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  const changes = readToggleChanges(form)
  const ids = saveCompared(visit.cookies, changes)
  if (args.request.headers.get('Accept') === 'application/json') {
    return Response.json({ ids }, { headers: { 'Cache-Control': 'no-store' } })
  }
  const path = href(visit, 'compare')
  const returnPath = sameOriginPath(String(form.get('returnTo') ?? '')) ?? path
  const [change] = changes
  // The fragment is the card whose button was pressed.
  return seeOther(
    change && !returnPath.startsWith(path) ? `${returnPath}#${cardAnchor(change.id)}` : returnPath,
  )
}
